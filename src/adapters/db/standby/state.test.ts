import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Position } from '../../../core/position.ts';
import {
  afterLook,
  afterMiss,
  hasReplayed,
  isInTime,
  isUsable,
  isWitnessed,
  type StandbyAnswer,
  type StandbyState,
  USABLE_MS,
} from './state.ts';

const look = (more: Partial<StandbyAnswer> = {}): StandbyAnswer => ({
  server: 'a',
  recovers: true,
  timeline: 't1',
  replayed: 10n,
  ...more,
});
const at = (lsn: bigint, timeline = 't1'): Position => ({ timeline, lsn });

it.each<[what: string, given: Partial<StandbyAnswer>]>([
  ['takes writes', { recovers: false }],
  ['knows of no timeline', { timeline: null }],
  ['has replayed nothing', { replayed: null }],
])('a server that %s is not read from', (_, given) => {
  expect(afterLook(afterLook(null, look(), 0), look(given), 1)).toBeNull();
});

it('a standby is usable for a second after it was asked, on its timeline', () => {
  const state = afterLook(null, look(), 500);
  expect([500 + USABLE_MS, 501 + USABLE_MS].map((now) => isUsable(state, 't1', now))).toEqual([true, false]);
  expect(['t1', 't2', null].map((timeline) => isUsable(state, timeline, 500))).toEqual([true, false, true]);
});

it('a standby that kept requests waiting is waited for again once it has what they waited for', () => {
  let state = afterMiss(afterMiss(afterLook(null, look({ replayed: 5n }), 0), at(20n)), at(15n));
  const inTime = [7n, 12n, 19n, 20n].map((replayed) => {
    state = afterLook(state, look({ replayed }), 0);
    return [isInTime(state, 't1', 0), isUsable(state, 't1', 0)];
  });
  expect(inTime).toEqual([
    [false, true],
    [false, true],
    [false, true],
    [true, true],
  ]);
});

it('a miss says nothing on another timeline, or of what was replayed meanwhile', () => {
  const state = afterLook(null, look(), 0);
  expect(afterMiss(state, at(20n, 't2'))).toBe(state);
  expect(afterMiss(state, at(10n))).toBe(state);
  expect(isInTime(afterLook(afterMiss(state, at(20n)), look({ timeline: 't2' }), 0), 't2', 0)).toBe(true);
});

it.each<[what: string, witness: Partial<StandbyAnswer>, believed: boolean]>([
  ['of the same server', {}, true],
  ['that has replayed more', { replayed: 11n }, true],
  ['of another server', { server: 'b' }, false],
  ['of a server that was promoted', { recovers: false, replayed: null }, false],
  ['of another timeline', { timeline: 't2' }, false],
  ['that has replayed less', { replayed: 9n }, false],
])('an answer %s', (_, witness, believed) => {
  expect(isWitnessed(afterLook(null, look(), 0) as StandbyState, at(10n), look(witness))).toBe(believed);
});

// A standby as it really is: what happens to it, and looks and reads at any time. What is answered on a connection that lives
// since before a look, of the server and timeline that were looked at, has to have the whole position.

interface Server extends StandbyAnswer {
  readonly replayed: bigint;
  /** Sessions that began before end with it. */
  readonly epoch: number;
}

const happenings = {
  replays: fc.bigInt(1n, 20n),
  crashes: fc.bigInt(1n, 30n),
  restarts: fc.bigInt(1n, 30n),
  'follows another timeline': fc.constant(0n),
  'is promoted': fc.constant(0n),
  'is asked': fc.constant(0n),
  'is connected to': fc.constant(0n),
  'is missed': fc.bigInt(0n, 20n),
  'is read': fc.bigInt(-5n, 15n),
} as const;
const often: readonly (readonly [kind: keyof typeof happenings, weight: number])[] = [
  ['replays', 5],
  ['crashes', 3],
  ['restarts', 2],
  ['follows another timeline', 1],
  ['is promoted', 1],
  ['is asked', 4],
  ['is connected to', 6],
  ['is missed', 1],
  ['is read', 8],
];
const happening = fc.oneof(
  ...often.map(([kind, weight]) => ({
    weight,
    arbitrary: fc.record({ kind: fc.constant(kind), by: happenings[kind], takes: fc.nat(3) }),
  })),
);
interface Happening {
  readonly kind: keyof typeof happenings;
  readonly by: bigint;
  /** So many of what follows happen while a read runs. */
  readonly takes: number;
}

function changed(server: Server, one: Happening): Server {
  const back = (by: bigint) => (server.replayed > by ? server.replayed - by : 0n);
  switch (one.kind) {
    case 'replays':
      return { ...server, replayed: server.replayed + one.by };
    case 'crashes': // and recovers, under the same start time
      return { ...server, replayed: back(one.by), epoch: server.epoch + 1 };
    case 'restarts':
      return {
        ...server,
        recovers: true,
        replayed: back(one.by),
        epoch: server.epoch + 1,
        server: `${server.epoch}`,
      };
    case 'follows another timeline':
      return { ...server, timeline: `${server.timeline}+` };
    case 'is promoted':
      return { ...server, recovers: false, epoch: server.epoch };
    default:
      return server;
  }
}

/** Plays happenings; every believed read as what its snapshot had, and what it had to have. */
function played(all: readonly Happening[]) {
  let server: Server = { ...look(), replayed: 10n, epoch: 0 };
  let state: StandbyState | null = null;
  let connection = { at: 0, epoch: 0 };
  const believed: { readonly snapshot: Server; readonly position: Position }[] = [];
  all.forEach((one, i) => {
    const now = i + 1;
    server = changed(server, one);
    if (one.kind === 'is connected to') connection = { at: now, epoch: server.epoch };
    if (one.kind === 'is missed') state = afterMiss(state, at(server.replayed + one.by, server.timeline ?? ''));
    if (one.kind === 'is asked') state = afterLook(state, server, now);
    if (one.kind !== 'is read') return;
    const position = at(server.replayed + one.by, state?.timeline ?? 't1');
    if (!isUsable(state, position.timeline, now) || !hasReplayed(state, position, connection.at)) return;
    const snapshot = server;
    // More happens while the statement runs, and before it says what server it is on.
    const after = all.slice(i + 1, i + 1 + one.takes).reduce(changed, server);
    const isAlive = connection.epoch === after.epoch;
    if (isAlive && isWitnessed(state, position, { ...after, timeline: snapshot.timeline }))
      believed.push({ snapshot, position });
  });
  return believed;
}

it('what is believed has all of the position, whatever happened to the standby', () => {
  let reads = 0;
  fc.assert(
    fc.property(fc.array(happening, { minLength: 5, maxLength: 60 }), (all) => {
      for (const { snapshot, position } of played(all)) {
        reads++;
        expect(snapshot.recovers).toBe(true);
        expect(snapshot.timeline).toBe(position.timeline);
        expect(snapshot.replayed).toBeGreaterThanOrEqual(position.lsn);
      }
    }),
    { numRuns: 3_000 },
  );
  expect(reads).toBeGreaterThan(100);
});
