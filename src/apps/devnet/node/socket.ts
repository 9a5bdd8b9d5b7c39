import type { RawData, WebSocket } from 'ws';
import type { Chain } from './chain.ts';
import { answerText, decodeJson, encodeJson, failure, readRequest, success } from './json-rpc.ts';
import type { Methods } from './methods/context.ts';
import { integerOf } from './params.ts';
import { RpcError } from './rpc-error.ts';
import { type Watch, watchOf } from './subscriptions.ts';

const MAX_SUBSCRIPTIONS = 100;
/** Bytes that may wait for a client that does not read; it is cut off beyond. */
const MAX_WAITING = 4 * 1024 * 1024;
/** Requests of one connection that may wait for an answer. */
const MAX_ASKED = 200;

let lastId = 0;

/** Serves one websocket: its subscriptions, and every method that HTTP has. */
export function serveSocket(socket: WebSocket, chain: Chain, methods: Methods): void {
  const watches = new Map<number, { readonly kind: string; readonly watch: Watch }>();
  let asked = 0;

  const say = (text: string) => {
    if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
    else socket.send(text, () => {}); // one that is gone has ended by itself
  };
  const notify = (id: number) => {
    const entry = watches.get(id);
    if (entry === undefined) return;
    for (const { result, last } of entry.watch()) {
      if (last) watches.delete(id);
      const method = `${entry.kind}Notification`;
      say(encodeJson({ jsonrpc: '2.0', method, params: { subscription: id, result } }));
    }
  };
  const subscribe = (kind: string, params: readonly unknown[]): number => {
    const watch = watchOf(chain, kind, params);
    if (watches.size >= MAX_SUBSCRIPTIONS) throw new RpcError(-32600, 'Too many subscriptions');
    lastId += 1;
    watches.set(lastId, { kind, watch });
    return lastId;
  };

  async function take(text: string): Promise<void> {
    const wanted = subscriptionIn(text);
    if (wanted === undefined) {
      const answer = await answerText(text, methods);
      if (answer !== null) say(answer);
      return;
    }
    const { id, kind, params, ends } = wanted;
    try {
      if (ends) return say(encodeJson(success(id, watches.delete(Number(integerOf(params[0]))))));
      const subscription = subscribe(kind, params);
      say(encodeJson(success(id, subscription)));
      notify(subscription);
    } catch (error) {
      say(encodeJson(failure(id, error)));
    }
  }

  const end = chain.onBlock(() => {
    for (const id of [...watches.keys()]) {
      try {
        notify(id);
      } catch {
        watches.delete(id); // what it watches cannot be shown any more, as in an encoding for small accounts
      }
    }
  });
  socket.on('close', end);
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData, binary: boolean) => {
    if (binary || asked >= MAX_ASKED) return socket.terminate();
    asked += 1;
    void take(String(data))
      .catch(() => socket.terminate())
      .finally(() => {
        asked -= 1;
      });
  });
}

/** What `<kind>Subscribe` and `<kind>Unsubscribe` ask for; undefined for everything else. */
function subscriptionIn(text: string) {
  try {
    const { id, method, params } = readRequest(decodeJson(text));
    const [, kind, what] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(method) ?? [];
    return kind === undefined ? undefined : { id, kind, params, ends: what === 'Unsubscribe' };
  } catch {
    return undefined; // answered with its error, as over HTTP
  }
}
