import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from './listen.ts';

/** A way to a node that loses the calls of one JSON-RPC method, and carries all others. */
export interface NodeProxy {
  readonly url: string;
  /** `request`: the node never has it. `answer`: the node has it, and its answer is lost. */
  lose(what: 'request' | 'answer', method: string): void;
  /** The node never has it, and the caller waits; resolves once there is one. `text`: in what is asked. */
  swallow(method: string, text?: string): Promise<void>;
  /** The node has one, after `before`, and no other; the caller waits. Resolves once the node has answered. */
  unanswered(method: string, text: string, before?: () => Promise<unknown>): Promise<void>;
  /** Every request, whatever its method: never reaches the node, or is answered so much later, or by a status of HTTP. */
  all(trouble: 'cut' | { readonly lateMs: number } | { readonly status: number }): void;
  mend(): void;
  close(): Promise<void>;
}

interface Fault {
  readonly kind: 'request' | 'answer' | 'swallow' | 'unanswered';
  readonly method: string;
  readonly text?: string;
  readonly before?: (() => Promise<unknown>) | undefined;
}

const concerns = ({ method, text = '' }: Fault, body: string) =>
  body.includes(`"method":"${method}"`) && body.includes(text);

export async function startNodeProxy(target: string): Promise<NodeProxy> {
  let fault: Fault | undefined;
  let trouble: Parameters<NodeProxy['all']>[0] | undefined;
  let onHeld = () => {};

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (trouble === 'cut') return void request.socket.destroy();
    if (trouble !== undefined && 'status' in trouble) return void response.writeHead(trouble.status).end();
    if (trouble !== undefined) await wait(trouble.lateMs);
    const { kind, before } = fault !== undefined && concerns(fault, body) ? fault : { kind: undefined };
    if (kind === 'request') {
      request.socket.destroy();
      return;
    }
    if (kind === 'swallow') {
      onHeld();
      return;
    }
    if (kind === 'unanswered' && fault !== undefined) {
      fault = { ...fault, kind: 'swallow' };
      await before?.();
    }
    const answer = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const answered = await answer.text();
    if (kind === 'unanswered') return onHeld();
    if (kind === 'answer') request.socket.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
  }

  const server = createServer((request, response) => {
    carry(request, response).catch(() => request.socket.destroy());
  });
  const { url, stop } = await listen(server);
  const holdRequest = () =>
    new Promise<void>((resolve) => {
      onHeld = resolve;
    });
  const mend = () => {
    fault = undefined;
    trouble = undefined;
  };
  return {
    url,
    lose(kind, method) {
      fault = { kind, method };
    },
    swallow(method, text = '') {
      fault = { kind: 'swallow', method, text };
      return holdRequest();
    },
    unanswered(method, text, before) {
      fault = { kind: 'unanswered', method, text, before };
      return holdRequest();
    },
    all(next) {
      trouble = next;
    },
    mend,
    close() {
      mend();
      return stop();
    },
  };
}
