import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenIn, type Ended, runSeed } from './run.ts';
import { TEN } from './seeds.ts';
import { printed } from './summary.ts';
import type { Facts } from './support/facts.ts';
import { createPeople } from './support/people.ts';
import { isTaken, seenTooMuch, snapshot } from './support/readers.ts';
import { startWorld, type World } from './support/world.ts';

// One story under the faults of the first seed; each test falsifies what is left of it, as a defect would have left it.

let world: World;
let ended: Ended;
let facts: Facts;
beforeAll(async () => {
  world = await startWorld();
  ended = await runSeed(world, TEN[0]);
  if (ended.facts === null) throw new Error(printed(ended));
  facts = ended.facts;
}, 600_000);
afterAll(() => world?.close());

const without = <T>(all: readonly T[], which: (one: T) => boolean): T[] => {
  const at = all.findIndex(which);
  expect(at).toBeGreaterThanOrEqual(0);
  return all.toSpliced(at, 1);
};
const changed = <T>(all: readonly T[], which: (one: T) => boolean, change: Partial<T>): T[] => {
  const at = all.findIndex(which);
  expect(at).toBeGreaterThanOrEqual(0);
  return all.with(at, { ...(all[at] as T), ...change });
};
const doubled = <T>(all: readonly T[], which: (one: T) => boolean): T[] => {
  const found = all.find(which);
  expect(found).toBeDefined();
  return [...all, found as T];
};
const any = () => true;
const ofDraft = ({ operation }: { readonly operation: string }) => operation === 'draftSeries';
const done = ({ state }: { readonly state: string }) => state === 'DONE';

it('nothing contradicts the invariants where nothing is false', () => {
  expect(ended.broken, printed(ended)).toEqual({});
  expect(facts.schedule.faults.length).toBeGreaterThan(5);
  expect(facts.writes.length).toBeGreaterThan(20);
  expect(facts.reading.answers).toBeGreaterThan(20);
});

const MUTANTS: readonly (readonly [invariant: string, what: string, (of: Facts) => Partial<Facts>])[] = [
  ['acknowledged is stored', 'a draft is gone', (of) => ({ drafts: without(of.drafts, any) })],
  [
    'acknowledged is stored',
    'a draft has other units',
    (of) => ({ drafts: changed(of.drafts, any, { unitsOffered: 1n }) }),
  ],
  [
    'acknowledged is stored',
    'a record is gone',
    (of) => ({ records: without(of.records, (one) => done(one) && ofDraft(one)) }),
  ],
  ['acknowledged is stored', 'a transaction is gone', (of) => ({ built: without(of.built, any) })],
  [
    'acknowledged is stored',
    'what was refused is there',
    (of) => ({ writes: changed(of.writes, ofDraft, { outcome: 'refused', code: 'FX_STALE' }) }),
  ],
  [
    'acknowledged is stored',
    'the same key is answered otherwise',
    (of) => ({ repeated: changed(of.repeated, ({ again }) => again.length > 0, { again: ['another'] }) }),
  ],
  ['money is what the contracts hold', 'a deposit differs', (of) => ({ bids: changed(of.bids, any, { deposit: 1n }) })],
  ['money is what the contracts hold', 'a bid is missing', (of) => ({ bids: without(of.bids, any) })],
  [
    'money is what the contracts hold',
    'units differ',
    (of) => ({ positions: [...of.positions.map((one) => ({ ...one, units: one.units + 1n }))] }),
  ],
  [
    'money is what the contracts hold',
    'a refund is booked twice',
    (of) => ({ paid: doubled(of.paid, ({ net }) => net !== 0n) }),
  ],
  ['one spender', 'a delivery is sent twice', (of) => ({ sent: doubled(of.sent.toReversed(), ({ ok }) => ok) })],
  ['one spender', 'nothing is sent', () => ({ sent: [] })],
  ['one spender', 'a transaction reverts', (of) => ({ sent: changed(of.sent, any, { ok: false }) })],
  ['one spender', 'two lead in one term', (of) => ({ led: Number(of.epoch) + 1 })],
  [
    'notified once',
    'somebody is notified twice',
    (of) => ({ notifications: doubled(of.notifications, ({ kind }) => kind === 'BidDelivered') }),
  ],
  [
    'notified once',
    'somebody is not notified',
    (of) => ({ notifications: without(of.notifications, ({ kind }) => kind === 'BidDelivered') }),
  ],
  [
    'notified once',
    'a mail comes twice, and no fault explains it',
    (of) => ({ mailed: doubled([...new Set(of.mailed)], any), schedule: { ...of.schedule, faults: [] } }),
  ],
  ['notified once', 'a mail does not come', (of) => ({ mailed: without(of.mailed, any) })],
  ['nobody reads more', 'an answer shows too much', (of) => ({ reading: { ...of.reading, wrong: ['a reader'] } })],
  [
    'feeds lose nothing',
    'an event is lost',
    (of) => ({ followed: of.followed.map((one) => ({ ...one, events: one.events.slice(1) })) }),
  ],
  [
    'feeds lose nothing',
    'two events change places',
    (of) => ({ followed: of.followed.map((one) => ({ ...one, events: one.events.toReversed() })) }),
  ],
  [
    'feeds lose nothing',
    'the last event does not come',
    (of) => ({ last: of.last.map((one) => one && { ...one, events: one.events.slice(0, -1) }) }),
  ],
  ['everything is well again', 'a process ends', () => ({ died: ['worker 1'] })],
  ['everything is well again', 'a gateway is not ready', () => ({ ready: [200, 503] })],
  ['everything is well again', 'something is INTERNAL', () => ({ internal: ['a query'] })],
];

it.each(MUTANTS)('%s: not where %s', (invariant, _, falsify) => {
  expect(Object.keys(brokenIn({ ...facts, ...falsify(facts) }))).toEqual([invariant]);
});

describe('a reader', () => {
  it('who sees a field, a row or a record of somebody else is noticed', async () => {
    const tables = await snapshot(world);
    const id = (type: string, key: unknown) => Buffer.from(`${type}:${key}`).toString('base64');
    const [series, bid, draft] = [tables.series?.[0], tables.bids?.[0], tables.series_drafts?.[0]];
    const terms = { __typename: 'SeriesTerms', theta: '6000000' };
    const ofSeries = { __typename: 'Series', id: id('Series', series?.key), state: 'ACTIVE' };
    const seen = (reader: 'outsider' | 'issuerA', data: object) => seenTooMuch(reader, data, [tables]);
    expect(seen('issuerA', { ...ofSeries, terms })).toEqual([]);
    expect(seen('outsider', ofSeries)).toEqual([]);
    expect(seen('outsider', { ...ofSeries, terms })).toEqual(['outsider reads SeriesTerms.theta']);
    const ofBid = { __typename: 'Bid', id: id('Bid', bid?.id), deposit: '1' };
    expect(seen('outsider', ofBid)).toContain('outsider sees a Bid that is not there, or not theirs to see');
    const ofDraft = { __typename: 'SeriesDraft', id: id('SeriesDraft', draft?.id) };
    expect(seen('outsider', ofDraft)).not.toEqual([]);
  });

  it('whose session goes on is noticed, and one whose session was ended is refused', async () => {
    const people = createPeople(world);
    const { token } = await people.signIn('outsider');
    const ask = () => people.ask(1, '{ viewer { account { id } } }', {}, token);
    expect(isTaken(await ask())).toBe(true);
    await people.act('outsider', 'signOutEverywhere', '', {});
    expect(isTaken(await ask())).toBe(false);
  });
});
