import { FIELD_ORDER, fieldToBytes32 } from '@income-series/protocol/field';
import { nextPeriod, reportWindow } from '@income-series/protocol/period';
import { COMMIT_MAX, GATE_MAX, GATE_MIN, REVEAL_MAX, REVEAL_MIN } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { moveArgs } from './support/attest.ts';
import {
  activeSeries,
  ISSUER,
  openSeries,
  type Params,
  phaseOf,
  prepare,
  publishAgain,
  seriesParams,
  stateOf,
} from './support/raise.ts';
import { createWorld, names, only } from './support/world.ts';

const ZERO32 = `0x${'0'.repeat(64)}` as const;

const attempt = async (overrides: Partial<Params>) => {
  const params = { ...(await seriesParams(world)), ...overrides };
  return world.refusal(world.account(ISSUER), 'hub', 'createSeries', [params]);
};

/** The same raise, so much later. */
const shifted = (p: Params, by: bigint) => ({
  commitEndsAt: p.commitEndsAt + by,
  revealEndsAt: p.revealEndsAt + by,
  gateEndsAt: p.gateEndsAt + by,
});
/** The longest reveal and gate that end the gate then. */
const longest = (gateEndsAt: bigint) => {
  const revealEndsAt = gateEndsAt - GATE_MAX;
  return { commitEndsAt: revealEndsAt - REVEAL_MAX, revealEndsAt, gateEndsAt };
};

// Mid-quarter: the first report's window and the longest phases end at different times.
const world = await forFile(createWorld({ timestamp: Date.UTC(2026, 1, 15) / 1_000 }));
const bidders = await prepare(world, 3);

describe('creating a series', () => {
  it('opens its raise under the key of issuer and draft salt', async () => {
    const params = await seriesParams(world);
    const sent = await world.send(world.account(ISSUER), 'hub', 'createSeries', [params]);
    expect(names(sent)).toEqual(['SeriesCreated']);
    expect(only(sent, 'SeriesCreated')).toEqual([{ issuer: world.key(ISSUER).address, params }]);
    const { seriesKey } = await openSeries(world);
    expect(await stateOf(world, seriesKey)).toBe('RAISING');
    expect(await phaseOf(world, seriesKey)).toBe('COMMIT');
  });

  it('is refused for a key that is taken', async () => {
    const { params } = await openSeries(world);
    expect(await attempt(params)).toBe('SERIES_EXISTS');
  });

  it('is refused to whom is no approved issuer', async () => {
    const params = await seriesParams(world);
    expect(await world.refusal(world.account(0), 'hub', 'createSeries', [params])).toBe('ISSUER_NOT_APPROVED');
  });

  it('needs a contract hash and a canonical terms commitment', async () => {
    expect(await attempt({ contractHash: ZERO32 })).toBe('CONTRACT_HASH_MISSING');
    expect(await attempt({ termsCommitment: ZERO32 })).toBe('COMMITMENT_NOT_CANONICAL');
    const order = `0x${FIELD_ORDER.toString(16)}` as const;
    expect(await attempt({ termsCommitment: order })).toBe('COMMITMENT_NOT_CANONICAL');
    expect(await attempt({ termsCommitment: fieldToBytes32(FIELD_ORDER - 1n) })).toBe('ACCEPTED');
  });

  it.each<[string, (params: Params) => Partial<Params>]>([
    ['no currency', () => ({ currencyCode: 0 })],
    ['a currency of four digits', () => ({ currencyCode: 1_000 })],
    ['an unknown indexing rule', () => ({ indexingRule: 2 })],
    ['no units', () => ({ unitsOffered: 0n })],
    ['more units than the circuit counts', () => ({ unitsOffered: 1n << 48n })],
    ['no units in a bid', () => ({ maxUnitsPerBid: 0n })],
    ['more units in a bid than there are', () => ({ maxUnitsPerBid: 1_001n })],
    ['no reserve price', () => ({ reservePrice: 0n })],
    ['a reserve price no deposit can meet', () => ({ reservePrice: 1n << 96n })],
    ['a minimum raise out of range', () => ({ minRaise: 1n << 128n })],
    ['no cap', () => ({ cap: 0n })],
    ['a cap out of range', () => ({ cap: 1n << 128n })],
    ['a cap of which a unit cannot earn the reserve price', () => ({ cap: 99_999n })],
    ['a cap below the minimum raise', () => ({ minRaise: 10n ** 6n, cap: 10n ** 6n - 1n })],
    ['no concentration', () => ({ concentrationBps: 0 })],
    ['a concentration above the whole', () => ({ concentrationBps: 10_001 })],
    ['a concentration of less than one unit', () => ({ concentrationBps: 9 })],
    ['more holders than a sale of everything must have', () => ({ concentrationBps: 2_500, minHolders: 5 })],
    ['a first period that is no quarter', () => ({ firstPeriod: 20265 })],
    ['a last period that is no quarter', (p) => ({ lastPeriod: p.lastPeriod + 100 - (p.lastPeriod % 10) })],
    [
      'a term that ends before it begins',
      (p) => ({ firstPeriod: nextPeriod(p.firstPeriod), lastPeriod: p.firstPeriod }),
    ],
    ['a term of more than eighty quarters', (p) => ({ lastPeriod: p.firstPeriod + 200 })],
    ['bids that end in the past', () => ({ commitEndsAt: 1n })],
    ['a commit phase that is too short', (p) => ({ commitEndsAt: p.commitEndsAt - 2_000n })],
    ['a commit phase that is too long', (p) => shifted(p, COMMIT_MAX)],
    ['reveals that end before the bids', (p) => ({ revealEndsAt: p.commitEndsAt - 1n })],
    ['a reveal that is too short', (p) => ({ revealEndsAt: p.commitEndsAt + REVEAL_MIN - 1n })],
    [
      'a reveal that is too long',
      (p) => ({
        revealEndsAt: p.commitEndsAt + REVEAL_MAX + 1n,
        gateEndsAt: p.commitEndsAt + REVEAL_MAX + GATE_MIN + 1n,
      }),
    ],
    ['a gate that closes before the reveals', (p) => ({ gateEndsAt: p.revealEndsAt - 1n })],
    ['a gate that is too short', (p) => ({ gateEndsAt: p.revealEndsAt + GATE_MIN - 1n })],
    ['a gate that is too long', (p) => ({ gateEndsAt: p.revealEndsAt + GATE_MAX + 1n })],
    ['a gate that outlasts the first report', (p) => longest(reportWindow(p.firstPeriod).lateUntil)],
  ])('is refused with %s', async (_, change) => {
    expect(await attempt(change(await seriesParams(world)))).toBe('BAD_PARAMS');
  });

  it('takes a concentration of one unit, and as many holders as a sale of everything must have', async () => {
    expect(await attempt({ concentrationBps: 10 })).toBe('ACCEPTED');
    expect(await attempt({ concentrationBps: 2_500, minHolders: 4 })).toBe('ACCEPTED');
    expect(await attempt({ concentrationBps: 3_000, minHolders: 4 })).toBe('ACCEPTED');
  });

  it('takes a cap of the reserve price for each unit, and of the minimum raise', async () => {
    expect(await attempt({ cap: 100_000n })).toBe('ACCEPTED');
    expect(await attempt({ minRaise: 10n ** 6n, cap: 10n ** 6n })).toBe('ACCEPTED');
  });

  it('takes the widest parameters in range', async () => {
    const params = await seriesParams(world);
    const widest = {
      currencyCode: 999,
      indexingRule: 1,
      unitsOffered: (1n << 48n) - 1n,
      maxUnitsPerBid: (1n << 48n) - 1n,
      reservePrice: 1n << 80n,
      minRaise: (1n << 128n) - 1n,
      cap: (1n << 128n) - 1n,
      ...longest(reportWindow(params.firstPeriod).lateUntil - 1n),
      lastPeriod: params.firstPeriod + 199 - (params.firstPeriod % 10 === 1 ? 6 : 0),
    };
    await publishAgain(world, widest.currencyCode);
    expect(await attempt({ ...params, ...widest })).toBe('ACCEPTED');
  });
});

describe('the hub', () => {
  it('takes the raise’s moves from the raise alone, and the other way round', async () => {
    const { seriesKey } = await openSeries(world);
    const someone = world.account(0);
    expect(await world.refusal(someone, 'hub', 'onSettling', [seriesKey])).toBe('NOT_RAISE');
    expect(await world.refusal(someone, 'hub', 'onFailed', [seriesKey, 1])).toBe('NOT_RAISE');
    expect(await world.refusal(someone, 'hub', 'onActivated', [seriesKey, 1n])).toBe('NOT_RAISE');
    expect(await world.refusal(someone, 'hub', 'mintUnits', [seriesKey, someone, 1n])).toBe('NOT_RAISE');
    const params = await seriesParams(world);
    expect(await world.refusal(someone, 'raise', 'open', [seriesKey, someone, params])).toBe('NOT_HUB');
  });

  it('knows no series by a key that was never created', async () => {
    const someone = world.account(0);
    const { readRefusal, refusal } = world;
    expect(await stateOf(world, ZERO32)).toBe('NONE');
    expect(await phaseOf(world, ZERO32)).toBe('NONE');
    expect(await readRefusal('hub', 'getSeries', [ZERO32])).toBe('SERIES_UNKNOWN');
    expect(await readRefusal('hub', 'claimable', [ZERO32, someone])).toBe('SERIES_UNKNOWN');
    expect(await readRefusal('hub', 'periodState', [ZERO32, 20261])).toBe('SERIES_UNKNOWN');
    expect(await refusal(someone, 'hub', 'claimPayout', [ZERO32, someone])).toBe('SERIES_UNKNOWN');
    expect(await refusal(someone, 'hub', 'markMissed', [ZERO32, 20261])).toBe('SERIES_UNKNOWN');
    expect(await refusal(someone, 'hub', 'closeSeries', [ZERO32])).toBe('SERIES_UNKNOWN');
    expect(await refusal(someone, 'hub', 'announceBuyOut', [ZERO32])).toBe('SERIES_UNKNOWN');
    expect(await refusal(someone, 'hub', 'buyOut', [ZERO32])).toBe('SERIES_UNKNOWN');
    expect(await readRefusal('hub', 'buyOutOf', [ZERO32])).toBe('SERIES_UNKNOWN');
  });

  it('pays no claim before a series is active', async () => {
    const { seriesKey } = await openSeries(world);
    for (const claim of ['claimPayout', 'claimTail', 'claimFinal', 'claimRedemption'] as const) {
      expect(await world.refusal(world.owner, 'hub', claim, [seriesKey, world.owner])).toBe('WRONG_STATE');
    }
  });
});

describe('the hardship contract', () => {
  const state = (name: string) =>
    ['NONE', 'RAISING', 'SETTLING', 'ACTIVE', 'PAUSED', 'TAIL', 'CLOSED', 'FAILED', 'EXTINGUISHED'].indexOf(name);

  it('alone moves states; not even who deployed the hub may', async () => {
    const { account, owner, refusal } = world;
    const { seriesKey } = await openSeries(world);
    for (const sender of [owner, account(ISSUER), world.addresses.router]) {
      expect(await refusal(sender, 'hub', 'moveState', await moveArgs(world, seriesKey, state('PAUSED')))).toBe(
        'NOT_HARDSHIP',
      );
    }
    const { hardship } = world.addresses;
    expect(await refusal(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, state('PAUSED')))).toBe(
      'WRONG_STATE',
    );
    expect(await refusal(hardship, 'hub', 'moveState', await moveArgs(world, ZERO32, state('PAUSED')))).toBe(
      'SERIES_UNKNOWN',
    );
    expect((await world.read('hub', 'hardship', [])).toLowerCase()).toBe(hardship);
    expect((await world.read('hub', 'router', [])).toLowerCase()).toBe(world.addresses.router);
  });

  it('pauses, resumes and extinguishes an active series, and makes no other move', async () => {
    const { account, owner, refusal, send } = world;
    const hardship = await world.actAs('hardship');
    const { seriesKey } = await activeSeries(world, [[bidders[0] as `0x${string}`, 10n]]);
    const may = async () => {
      const allowed: string[] = [];
      for (const to of ['RAISING', 'ACTIVE', 'PAUSED', 'TAIL', 'CLOSED', 'FAILED', 'EXTINGUISHED']) {
        const answer = await refusal(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, state(to)));
        if (answer === 'ACCEPTED') allowed.push(to);
        else expect(answer).toBe('WRONG_STATE');
      }
      return allowed;
    };
    const move = async (to: string) => send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, state(to)));
    expect(await may()).toEqual(['PAUSED', 'EXTINGUISHED']);
    expect(only(await move('PAUSED'), 'SeriesStateMoved')).toEqual([{ from: state('ACTIVE'), to: state('PAUSED') }]);
    expect(await may()).toEqual(['ACTIVE', 'EXTINGUISHED']);
    await move('ACTIVE');
    await move('EXTINGUISHED');
    expect(await may()).toEqual([]);
    expect(await stateOf(world, seriesKey)).toBe('EXTINGUISHED');
    expect(await refusal(owner, 'hub', 'claimPayout', [seriesKey, owner])).toBe('ACCEPTED');
    expect(await refusal(owner, 'hub', 'closeSeries', [seriesKey])).toBe('WRONG_STATE');
    expect(await refusal(account(ISSUER), 'hub', 'buyOut', [seriesKey])).toBe('WRONG_STATE');
    expect(await refusal(account(ISSUER), 'hub', 'payTail', [seriesKey, 1n])).toBe('WRONG_STATE');
  });
});
