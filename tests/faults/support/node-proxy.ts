import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a node that loses or holds the calls of one JSON-RPC method, and carries all others. */
export interface NodeProxy {
  readonly url: string;
  /** `request`: the node never has it. `answer`: the node has it, and nobody hears of it. */
  lose(what: 'request' | 'answer', method: string): void;
  /** The node never has it, and whoever asks waits; resolves once there is one. */
  swallow(method: string): Promise<void>;
  /** Holds requests back until it is mended; resolves once there is one. */
  hold(method: string): Promise<void>;
  mend(): void;
  close(): Promise<void>;
}

export async function startNodeProxy(target: string): Promise<NodeProxy> {
  let fault: { readonly kind: 'request' | 'answer' | 'hold' | 'swallow'; readonly method: string } | undefined;
  let onHeld = () => {};
  let released: Promise<void> = Promise.resolve();
  let release = () => {};

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const kind = fault !== undefined && body.includes(`"method":"${fault.method}"`) ? fault.kind : undefined;
    if (kind === 'request') {
      request.socket.destroy();
      return;
    }
    if (kind === 'swallow') {
      onHeld();
      return;
    }
    if (kind === 'hold') {
      onHeld();
      await released;
    }
    const answer = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const text = await answer.text();
    if (kind === 'answer') request.socket.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    carry(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mend = () => {
    fault = undefined;
    release();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose(kind, method) {
      fault = { kind, method };
    },
    swallow(method) {
      fault = { kind: 'swallow', method };
      return new Promise((resolve) => {
        onHeld = resolve;
      });
    },
    hold(method) {
      fault = { kind: 'hold', method };
      released = new Promise((resolve) => {
        release = resolve;
      });
      return new Promise((resolve) => {
        onHeld = resolve;
      });
    },
    mend,
    close() {
      mend();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
