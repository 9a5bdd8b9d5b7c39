import type { Position } from '@income-series/protocol/position';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  hasReplayed,
  isInTime,
  isUsable,
  isWitnessed,
  type StandbyAnswer,
  type StandbyState,
  stateAfterLook,
  stateAfterMiss,
  USABLE_MS,
} from './state.ts';

const look = (change: Partial<StandbyAnswer> = {}): StandbyAnswer => ({
  server: 'a',
  recovers: true,
  timeline: 't1',
  replayed: 10n,
  ...change,
});
const at = (lsn: bigint, timeline = 't1'): Position => ({ timeline, lsn });

it.each<[what: string, change: Partial<StandbyAnswer>]>([
  ['takes writes', { recovers: false }],
  ['knows of no timeline', { timeline: null }],
  ['has replayed nothing', { replayed: null }],
])('a server that %s is not read from', (_, change) => {
  expect(stateAfterLook(stateAfterLook(null, look(), 0), look(change), 1)).toBeNull();
});

it('a standby is usable for a second after it was asked, on its timeline', () => {
  const state = stateAfterLook(null, look(), 500);
  expect([500 + USABLE_MS, 501 + USABLE_MS].map((now) => isUsable(state, 't1', now))).toEqual([true, false]);
  expect(['t1', 't2', null].map((timeline) => isUsable(state, timeline, 500))).toEqual([true, false, true]);
});

it('a standby that kept requests waiting is waited for again once it has replayed their positions', () => {
  let state = stateAfterMiss(stateAfterMiss(stateAfterLook(null, look({ replayed: 5n }), 0), at(20n)), at(15n));
  const inTime = [7n, 12n, 19n, 20n].map((replayed) => {
    state = stateAfterLook(state, look({ replayed }), 0);
    return [isInTime(state, 't1', 0), isUsable(state, 't1', 0)];
  });
  expect(inTime).toEqual([
    [false, true],
    [false, true],
    [false, true],
    [true, true],
  ]);
});

it('a miss counts neither on another timeline nor after its position was replayed', () => {
  const state = stateAfterLook(null, look(), 0);
  expect(stateAfterMiss(state, at(20n, 't2'))).toBe(state);
  expect(stateAfterMiss(state, at(10n))).toBe(state);
  expect(isInTime(stateAfterLook(stateAfterMiss(state, at(20n)), look({ timeline: 't2' }), 0), 't2', 0)).toBe(true);
});

it.each<[what: string, witness: Partial<StandbyAnswer>, isBelieved: boolean]>([
  ['of the same server', {}, true],
  ['that has replayed more', { replayed: 11n }, true],
  ['of another server', { server: 'b' }, false],
  ['of a server that was promoted', { recovers: false, replayed: null }, false],
  ['of another timeline', { timeline: 't2' }, false],
  ['that has replayed less', { replayed: 9n }, false],
])('an answer %s', (_, witness, isBelieved) => {
  expect(isWitnessed(stateAfterLook(null, look(), 0) as StandbyState, at(10n), look(witness))).toBe(isBelieved);
});

// A model of a standby: its events, with looks and reads between them. A read must include its whole position if its connection
// is older than a look and its answer names the server and timeline of that look.

interface Server extends StandbyAnswer {
  readonly replayed: bigint;
  /** The number of crashes and restarts. Each one ends all sessions. */
  readonly epoch: number;
}

const eventKinds = {
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
const weights: readonly (readonly [kind: keyof typeof eventKinds, weight: number])[] = [
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
const arbitraryEvent = fc.oneof(
  ...weights.map(([kind, weight]) => ({
    weight,
    arbitrary: fc.record({ kind: fc.constant(kind), by: eventKinds[kind], takes: fc.nat(3) }),
  })),
);
interface StandbyEvent {
  readonly kind: keyof typeof eventKinds;
  readonly by: bigint;
  /** The number of later events that happen while a read runs. */
  readonly takes: number;
}

function applyEvent(server: Server, event: StandbyEvent): Server {
  const back = (by: bigint) => (server.replayed > by ? server.replayed - by : 0n);
  switch (event.kind) {
    case 'replays':
      return { ...server, replayed: server.replayed + event.by };
    case 'crashes': // and recovers, under the same start time
      return { ...server, replayed: back(event.by), epoch: server.epoch + 1 };
    case 'restarts':
      return {
        ...server,
        recovers: true,
        replayed: back(event.by),
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

/** Plays events. Returns the snapshot and the position of every believed read. */
function playEvents(events: readonly StandbyEvent[]) {
  let server: Server = { ...look(), replayed: 10n, epoch: 0 };
  let state: StandbyState | null = null;
  let connection = { at: 0, epoch: 0 };
  const reads: { readonly snapshot: Server; readonly position: Position }[] = [];
  events.forEach((event, i) => {
    const now = i + 1;
    server = applyEvent(server, event);
    if (event.kind === 'is connected to') connection = { at: now, epoch: server.epoch };
    if (event.kind === 'is missed')
      state = stateAfterMiss(state, at(server.replayed + event.by, server.timeline ?? ''));
    if (event.kind === 'is asked') state = stateAfterLook(state, server, now);
    if (event.kind !== 'is read') return;
    const position = at(server.replayed + event.by, state?.timeline ?? 't1');
    if (!isUsable(state, position.timeline, now) || !hasReplayed(state, position, connection.at)) return;
    const snapshot = server;
    // Further events happen while the statement runs, before it names its server.
    const after = events.slice(i + 1, i + 1 + event.takes).reduce(applyEvent, server);
    const isAlive = connection.epoch === after.epoch;
    if (isAlive && isWitnessed(state, position, { ...after, timeline: snapshot.timeline }))
      reads.push({ snapshot, position });
  });
  return reads;
}

it('a believed read includes its whole position after any events', () => {
  let count = 0;
  fc.assert(
    fc.property(fc.array(arbitraryEvent, { minLength: 5, maxLength: 60 }), (events) => {
      for (const { snapshot, position } of playEvents(events)) {
        count++;
        expect(snapshot.recovers).toBe(true);
        expect(snapshot.timeline).toBe(position.timeline);
        expect(snapshot.replayed).toBeGreaterThanOrEqual(position.lsn);
      }
    }),
    { numRuns: 3_000 },
  );
  expect(count).toBeGreaterThan(100);
});
