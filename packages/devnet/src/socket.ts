import type { RawData, WebSocket } from 'ws';
import type { Chain } from './chain.ts';
import { answerText, decodeJson, encodeJson, failure, readRequest, success } from './json-rpc.ts';
import type { Methods } from './methods/context.ts';
import { readInteger } from './params.ts';
import { RpcError } from './rpc-error.ts';
import { createSubscription, type Watch } from './subscriptions.ts';

const MAX_SUBSCRIPTIONS = 100;
/** The most bytes that wait for a client. Beyond it the client is cut off. */
const MAX_WAITING = 4 * 1024 * 1024;
/** The most requests of a connection that wait for an answer. */
const MAX_PENDING = 200;

let lastId = 0;

/** Serves one websocket: its subscriptions, and every method that HTTP has. */
export function serveSocket(socket: WebSocket, chain: Chain, methods: Methods): void {
  const watches = new Map<number, { readonly kind: string; readonly watch: Watch }>();
  let pendingRequests = 0;

  const sendText = (text: string) => {
    if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
    else socket.send(text, () => {}); // errors of closed sockets are ignored
  };
  const notify = (id: number) => {
    const entry = watches.get(id);
    if (entry === undefined) return;
    for (const { result, last } of entry.watch()) {
      if (last) watches.delete(id);
      const method = `${entry.kind}Notification`;
      sendText(encodeJson({ jsonrpc: '2.0', method, params: { subscription: id, result } }));
    }
  };
  const subscribe = (kind: string, params: readonly unknown[]): number => {
    const watch = createSubscription(chain, kind, params);
    if (watches.size >= MAX_SUBSCRIPTIONS) throw new RpcError(-32600, 'Too many subscriptions');
    lastId += 1;
    watches.set(lastId, { kind, watch });
    return lastId;
  };

  async function handleText(text: string): Promise<void> {
    const subscriptionRequest = parseSubscription(text);
    if (subscriptionRequest === undefined) {
      const answer = await answerText(text, methods);
      if (answer !== null) sendText(answer);
      return;
    }
    const { id, kind, params, ends } = subscriptionRequest;
    try {
      if (ends) return sendText(encodeJson(success(id, watches.delete(Number(readInteger(params[0]))))));
      const subscription = subscribe(kind, params);
      sendText(encodeJson(success(id, subscription)));
      notify(subscription);
    } catch (error) {
      sendText(encodeJson(failure(id, error)));
    }
  }

  const end = chain.onBlock(() => {
    for (const id of [...watches.keys()]) {
      try {
        notify(id);
      } catch {
        watches.delete(id); // the value cannot be encoded any more, such as a grown account in base58
      }
    }
  });
  socket.on('close', end);
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData, binary: boolean) => {
    if (binary || pendingRequests >= MAX_PENDING) return socket.terminate();
    pendingRequests += 1;
    void handleText(String(data))
      .catch(() => socket.terminate())
      .finally(() => {
        pendingRequests -= 1;
      });
  });
}

/** Parses a `<kind>Subscribe` or `<kind>Unsubscribe` request; undefined for any other text. */
function parseSubscription(text: string) {
  try {
    const { id, method, params } = readRequest(decodeJson(text));
    const [, kind, what] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(method) ?? [];
    return kind === undefined ? undefined : { id, kind, params, ends: what === 'Unsubscribe' };
  } catch {
    return undefined; // answerText answers with the error
  }
}
