// One address takes every place of a kind that stays open, and another address asks for one.
import { connect, type Socket } from 'node:net';
import { bytesOf, exchange, type Message } from './exchange.ts';
import { headersOf, type Material } from './try.ts';

/** More than the gateway has places of any kind. */
const MANY = 1_100;
const AT_ONCE = 50;
const PATIENCE_MS = 10_000;
/** Another address of the loopback network (Linux). */
const STRANGER = '127.0.0.2';
const TAKER = '127.0.0.1';

/** A kind of request that stays open. */
interface Holding {
  readonly kind: string;
  /** The request of a sender with this address. */
  message(port: number, address: string): Promise<Message>;
}

/** The places that one address took, and whether another one got a place then. */
export interface Taken {
  readonly kind: string;
  readonly held: number;
  readonly strangerServed: boolean;
  readonly message: Message;
}

/** Sends a message and resolves to the status and the open connection; the status is 0 without an answer in time. */
function open(port: number, message: Message, localAddress: string): Promise<{ status: number; socket: Socket }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    const settle = (status: number) => {
      clearTimeout(timer);
      resolve({ status, socket });
    };
    const timer = setTimeout(() => settle(0), PATIENCE_MS);
    socket.once('data', (part: Buffer) => settle(Number(part.toString('latin1', 9, 12))));
    socket.on('error', () => settle(0));
    socket.on('close', () => settle(0));
    socket.write(bytesOf(message));
  });
}

const stream = async (port: number, address: string): Promise<Message> => {
  const path = '/graphql/stream';
  const { start } = await exchange(port, { method: 'PUT', path, headers: [], body: '' }, PATIENCE_MS, address);
  const headers = [
    ['x-graphql-event-stream-token', start.trim()],
    ['accept', 'text/event-stream'],
  ] as const;
  return { method: 'GET', path, headers, body: '' };
};

/** The streams, and each subscription by somebody who is signed in. */
const holdings = (material: Material): Holding[] => [
  { kind: 'shared streams', message: stream },
  ...material.operations
    .filter(({ root }) => root === 'subscription')
    .map(({ field, text, variables }) => ({
      kind: `subscriptions to ${field.name}`,
      message: async () => ({
        method: 'POST',
        path: '/graphql',
        headers: [
          ...headersOf(material, 'holder').filter(([name]) => name !== 'accept'),
          ['accept', 'text/event-stream'] as const,
        ],
        body: JSON.stringify({ query: text, variables: variables() }),
      }),
    })),
];

/** Takes places of each kind from one address, as many as are given, and asks for another from a second address. */
export async function takePlaces(port: number, material: Material): Promise<Taken[]> {
  const all: Taken[] = [];
  for (const { kind, message } of holdings(material)) {
    const sockets: Socket[] = [];
    let held = 0;
    const take = async () => {
      const { status, socket } = await open(port, await message(port, TAKER), TAKER);
      sockets.push(socket);
      if (status === 200) held += 1;
      return status;
    };
    for (let i = 0; i < MANY; i += AT_ONCE) {
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, take));
      if (statuses.every((status) => status !== 200)) break;
    }
    const mine = await message(port, STRANGER);
    const { status, socket } = await open(port, mine, STRANGER);
    for (const each of [...sockets, socket]) each.destroy();
    if (held > 0) all.push({ kind, held, strangerServed: status === 200, message: mine });
  }
  return all;
}
