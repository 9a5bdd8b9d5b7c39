import { setTimeout as wait } from 'node:timers/promises';
import { declarationOn, declaredFields } from 'field-access/testing';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import type { ReaderLabel } from '../../../src/graphql/access/index.ts';
import { labelsOn, type Reader, type Row, type Tables, TRUTH } from '../../access/matrix/truth.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer, TEST_CHAIN } from '../../support/gateway.ts';
import { personas } from '../../support/personas.ts';
import { ACTORS } from '../schedule.ts';
import { keyOf, type People, type Session } from './people.ts';
import type { World } from './world.ts';

/** Who asks all the time; those who act ask in the session that they act in. */
const ASKING = [...['public', 'outsider', 'issuerA', 'holderA1', 'backerA', 'attestorX', 'admin']] as readonly Reader[];

/** Each object says its type and, where it has one, its id. */
const QUERY = `{
  seriesList(last: 3) { nodes { __typename id key state paidTotal accruedTotal terms { __typename theta termsSalt }
    bids(first: 10) { nodes { __typename id wallet deposit price quantity validity deliveredUnits nonRevealCharge } }
    positions(first: 10) { nodes { __typename id holder units claimedTotal } } } }
  viewer { account { __typename id email displayName country } }
  seriesDrafts(first: 5) { nodes { __typename id state unitsOffered } }
  myApplications(first: 5) { nodes { __typename id state country persona } }
  applications(first: 5) { nodes { __typename id state country persona account { __typename id displayName email } } }
  myNotifications(first: 5) { nodes { __typename id kind seriesKey } }
  builtTransactions(first: 5) { nodes { __typename id kind wallet life } }
}`;

/** Between two rounds. */
const ROUND_MS = 1_000;

/** What the query reads, and what the truth of it depends on. */
const TABLES = [
  ...['series', 'bids', 'positions', 'accounts', 'account_wallets', 'series_drafts', 'applications', 'notifications'],
  ...['built_transactions', 'allowlist'],
];

/** The holders of units, by the chain's events and not by `positions`. No series ends here, and nobody tenders. */
const HOLDINGS = `SELECT chain, series_key, wallet, sum(units) > 0 AS holds FROM (
    SELECT chain, series_key, args->>'holder' AS wallet, (args->>'units')::bigint AS units FROM chain_events WHERE name = 'UnitsMinted'
    UNION ALL SELECT chain, series_key, args->>'to', (args->>'units')::bigint FROM chain_events WHERE name = 'UnitsTransferred'
    UNION ALL SELECT chain, series_key, args->>'from', -(args->>'units')::bigint FROM chain_events WHERE name = 'UnitsTransferred'
  ) moves GROUP BY chain, series_key, wallet`;

/** What the database holds at one moment, once it answers. */
export const snapshot = (world: Pick<World, 'db' | 'chains'>): Promise<Tables> =>
  eventually(() => takeSnapshot(world), { interval: 100 });

const takeSnapshot = ({ db, chains }: Pick<World, 'db' | 'chains'>): Promise<Tables> =>
  db.$transaction(
    async (tx) => {
      const rows: (readonly [string, readonly Row[]])[] = [];
      for (const table of TABLES) rows.push([table, await tx.$queryRawUnsafe<Row[]>(`SELECT * FROM "${table}"`)]);
      const holdings = await tx.$queryRawUnsafe<Row[]>(HOLDINGS);
      const { built_transactions, ...others } = Object.fromEntries(rows);
      const known = Object.entries({ ...others, holdings }).map(([table, all]) => [table, all.map(knownRow(chains))]);
      // A built transaction keeps its chain, because its type follows from that.
      return { ...Object.fromEntries(known), built_transactions };
    },
    { isolationLevel: 'RepeatableRead' },
  );

/** Replaces chains and the actors' wallets by those that the truth knows everybody by: the EVM chain's. */
function knownRow(chains: World['chains']): (row: Row) => Row {
  const known = new Map<unknown, unknown>();
  for (const { name, wallet } of Object.values(chains)) {
    known.set(name, TEST_CHAIN);
    for (const who of ACTORS) known.set(wallet(who).address, personas[who].wallet.address);
  }
  return (row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, known.get(value) ?? value]));
}

interface Place {
  readonly type: string;
  /** The row at each moment that it was there. */
  readonly rows: readonly { readonly row: Row; readonly tables: Tables }[];
}

const declared = declaredFields<ReaderLabel>(gatewaySchema());

/** What an answer shows to a reader that the declarations let nobody like them read, at any of the moments. */
export function seenTooMuch(reader: Reader, data: unknown, moments: readonly Tables[]): readonly string[] {
  const wrong: string[] = [];
  function placeOf(type: string, id: unknown): Place | null {
    const truth = TRUTH[type];
    if (truth === undefined || truth.key === null) return null;
    const rows = moments.flatMap((tables) => {
      const row = tables[truth.table]?.find((one) => String(one[truth.key as string]) === keyOf(id));
      return row !== undefined && truth.visible(reader, row, tables) ? [{ row, tables }] : [];
    });
    if (rows.length === 0) wrong.push(`${reader} sees a ${type} that is not there, or not theirs to see`);
    return { type, rows };
  }
  function read(field: string, type: string, place: Place): void {
    const isAllowed = place.rows.some(({ row, tables }) => {
      const readers = declarationOn(declared.get(type)?.get(field), row)?.readers;
      const labels = labelsOn(place.type, reader, row, tables);
      return readers === undefined || readers.some((label) => labels.has(label));
    });
    if (!isAllowed) wrong.push(`${reader} reads ${type}.${field}`);
  }
  function look(value: unknown, above: Place | null): void {
    if (Array.isArray(value)) {
      for (const one of value) look(one, above);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const { __typename, ...fields } = value as Readonly<Record<string, unknown>>;
    const type = String(__typename);
    const place = (fields.id === undefined ? null : placeOf(type, fields.id)) ?? above;
    for (const [field, inner] of Object.entries(fields)) {
      if (inner === null) continue;
      if (place !== null && __typename !== undefined) read(field, type, place);
      look(inner, place);
    }
  }
  look(data, null);
  return wrong;
}

/** What of an answer shows that a session is still taken. */
export const isTaken = ({ data, errors }: Answer): boolean =>
  data?.viewer?.account != null || (errors ?? []).some(({ extensions }) => extensions?.code === 'FORBIDDEN');

export interface Reading {
  /** How many answers were judged. */
  readonly answers: number;
  readonly wrong: readonly string[];
}

/** Readers who ask again and again at both gateways, until `stop`: each answer is judged by the database before and after it. */
export function startReaders(people: People, world: World, sessions: ReadonlyMap<Reader, Session>) {
  const wrong: string[] = [];
  let answers = 0;
  let isOver = false;

  const sessionOf = (reader: Reader): Session | undefined =>
    people.sessions.findLast(({ who, ended }) => who === reader && ended === 'no') ?? sessions.get(reader);

  async function round(n: number, before: Tables): Promise<Tables> {
    const ended = people.sessions.filter((one) => one.ended === 'acknowledged');
    const old = ended[n % Math.max(1, ended.length)];
    const [given, refused] = await Promise.all([
      Promise.all(
        ASKING.map(async (reader, i) => {
          const { data } = await people.ask(n + i, QUERY, {}, sessionOf(reader)?.token);
          return { reader, data };
        }),
      ),
      old === undefined ? null : people.ask(n, '{ viewer { account { id } } }', {}, old.token),
    ]);
    const after = await snapshot(world);
    for (const { reader, data } of given) {
      if (data == null) continue;
      answers += 1;
      wrong.push(...seenTooMuch(reader, data, [before, after]));
    }
    if (refused !== null && isTaken(refused)) wrong.push(`${old?.who} is answered in a session that was ended`);
    return after;
  }

  const running = (async () => {
    let before = await snapshot(world);
    for (let n = 0; !isOver; n += 1) {
      before = await round(n, before);
      await wait(ROUND_MS);
    }
  })();
  return {
    async stop(): Promise<Reading> {
      isOver = true;
      await running;
      return { answers, wrong: [...new Set(wrong)] };
    },
  };
}
