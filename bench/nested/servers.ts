import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createClient, type Request } from '../support/client.ts';
import { HOLDER, type Person, STRANGER } from '../support/fill.ts';
import { progress } from '../support/report.ts';
import { type Server, startServer } from '../support/server.ts';
import type { World } from '../support/world.ts';
import { FIRST, GATEWAY_READ, PLAIN_READ, POSTGRAPHILE_READ } from './query.ts';

/** The number of connections of the load, which is that of simultaneous requests. */
const CONNECTIONS = 8;

const VIEWERS = { permitted: HOLDER, denied: STRANGER } as const;
type Viewer = keyof typeof VIEWERS;

/** The database, the bundle and the Node with which a server starts. */
interface Place {
  readonly world: World;
  readonly url: string;
  readonly bundle: string;
  readonly node: string;
}

export interface ServerKind {
  readonly name: string;
  /** The name by which `--only` chooses it. */
  readonly group: string;
  readonly title: string;
  readonly path: string;
  readonly query: string;
  readonly viewers: readonly Viewer[];
  /** True if a token of the gateway names the viewer; the other servers read a header of the bench. */
  readonly signedIn?: true;
  start(place: Place): Promise<Server>;
}

const BOTH = ['permitted', 'denied'] as const;

const gateway = (compiled: 'on' | 'off'): ServerKind => ({
  name: `gateway-${compiled}`,
  group: 'gateway',
  title: `the gateway, COMPILED=${compiled}`,
  path: '/graphql',
  query: GATEWAY_READ,
  viewers: BOTH,
  signedIn: true,
  start: ({ world, url, node }) =>
    world.startGateway({ name: `gateway-${compiled}`, url, environment: { COMPILED: compiled }, node }),
});

const own = (
  variant: string,
  group: string,
  title: string,
  query: string,
  viewers: readonly Viewer[] = BOTH,
): ServerKind => ({
  name: variant,
  group,
  title,
  path: '/graphql',
  query,
  viewers,
  start: ({ world: { folder }, url, bundle, node }) =>
    startServer({ name: variant, command: [bundle, variant], environment: { DATABASE_URL: url }, folder, node }),
});

const peer = (name: string, title: string, query: string, before?: (url: string) => Promise<void>): ServerKind => ({
  name,
  group: name,
  title,
  path: '/graphql',
  query,
  viewers: BOTH,
  async start({ world: { folder }, url, node }) {
    await before?.(url);
    const file = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
    const environment = { DATABASE_URL: url, GRAPHILE_ENV: 'production' };
    return startServer({ name, command: [file], environment, folder, node });
  },
});

/** Creates PostGraphile's views, masks and policies in the shared database. They do not affect the other servers, which connect as owner. */
async function preparePostGraphile(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(new URL('peer.sql', import.meta.url), 'utf8'));
  await client.end();
}

export const OWN_SERVERS: readonly ServerKind[] = [
  gateway('off'),
  gateway('on'),
  own('interpreted', 'engine', 'the engine alone, interpreted', GATEWAY_READ),
  own('compiled', 'engine', 'the engine alone, compiled', GATEWAY_READ),
  own('open', 'stock', 'Yoga + Pothos + Prisma, no authorization', PLAIN_READ, ['permitted']),
  own('scopes', 'stock', 'Yoga + Pothos + Prisma, function scopes', PLAIN_READ),
  own('hasura', 'hasura', 'Hasura’s shape: its SQL behind bare HTTP', PLAIN_READ),
  own('floor', 'floor', 'floor: one SQL behind bare HTTP', PLAIN_READ),
];

export const PEERS: readonly ServerKind[] = [
  peer('postgraphile', 'PostGraphile 5, row-level security', POSTGRAPHILE_READ, preparePostGraphile),
  peer('mercurius', 'Mercurius, jit, auth, loaders by hand', PLAIN_READ),
];

/** True if the engine's server ended because the schema has no compiler. */
const isAbsent = (name: string, error: Error) => name === 'compiled' && error.message.includes('has no compiler');

/** A server with one viewer, whose read is measured. */
export interface Subject {
  readonly kind: ServerKind;
  readonly viewer: Viewer;
  readonly server: Server;
  readonly client: ReturnType<typeof createClient>;
}

async function requestOf(world: World, { path, query, signedIn }: ServerKind, person: Person): Promise<Request> {
  const headers: Readonly<Record<string, string>> = signedIn
    ? { authorization: `Bearer ${await world.tokenOf(person)}` }
    : { 'x-wallet': person.wallet };
  return { path, headers, body: { query, variables: { first: FIRST } } };
}

/** Starts a server, with a client for each of its viewers; empty if the server does not exist. */
export async function startKind(kind: ServerKind, place: Place): Promise<readonly Subject[]> {
  progress(`starting ${kind.name}`);
  try {
    const server = await kind.start(place);
    return await Promise.all(
      kind.viewers.map(async (viewer) => {
        const request = await requestOf(place.world, kind, VIEWERS[viewer]);
        return { kind, viewer, server, client: createClient(server.port, request, CONNECTIONS) };
      }),
    );
  } catch (error) {
    if (!isAbsent(kind.name, error as Error)) throw error;
    progress(`${kind.title}: does not exist yet`);
    return [];
  }
}
