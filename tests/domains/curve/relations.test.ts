// What people are to a series of a Solana cluster, by rows and as the cluster says now: through HTTP, on the terms of a series.

import { fromHex } from '@income-series/protocol/bytes';
import { systemClock } from '@income-series/protocol/clock';
import { termsCommitment } from '@income-series/protocol/commitments';
import type { KeyAddress } from '@income-series/protocol/hex';
import { parseShareRate } from '@income-series/protocol/terms';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { createTermsService } from '../../../src/domains/terms/index.ts';
import { keyPair } from '../../contracts/solana/support/chain.ts';
import { claimFinal } from '../../contracts/solana/support/claims.ts';
import {
  activate,
  buy,
  createCurveWorld,
  DAY,
  EUR,
  PARAMS,
  register,
  stake,
  type Trader,
} from '../../contracts/solana/support/curve.ts';
import { extinguish, OTHER, requestExtinguishment } from '../../contracts/solana/support/extinguishment.ts';
import { revokeKey, setVerified } from '../../contracts/solana/support/registry.ts';
import { ATTESTOR } from '../../contracts/solana/support/signed-rate.ts';
import { claimTender, openTender, settle, tender } from '../../contracts/solana/support/tenders.ts';
import { forFile } from '../../support/for-file.ts';
import { openSolanaGateway, walletOf } from '../../support/solana/gateway.ts';
import { testVault } from '../../support/vault.ts';
import { recordChains } from './support/recorded.ts';

const SHARE = parseShareRate('0.05');
/** For a base lamport. */
const RATE = SHARE / (PARAMS.unitsOffered * 1_000_000n);
/** One unit, in base lamports. */
const STAKED = 1_000_000n;
const TERMS = { theta: 6_000_000n, shareRate: SHARE, termsSalt: 77n };

await forFile(recordChains());
const { theta, termsSalt } = TERMS;
const committed = termsCommitment({ theta, r: RATE, currencyCode: EUR, indexingRule: 0, termsSalt });
const world = await createCurveWorld({ termsCommitment: fromHex(committed, 32) });
for (const { address } of [ATTESTOR, OTHER]) await register(world, 'attestor', address);
const gateway = await forFile(openSolanaGateway(world));
const { prisma: db } = gateway.database;
const terms = createTermsService({ db, vault: testVault(), clock: systemClock });
const of = { chain: gateway.cluster, seriesKey: gateway.seriesKey };
await db.$transaction((tx) => terms.seal(tx, of, TERMS));
const issuer = await gateway.account(walletOf(world.issuer));
const backers = await Promise.all(world.traders.map((trader) => gateway.account(walletOf(trader))));
const stranger = await gateway.account(ownAddress((await keyPair(950)).address));

const traderAt = (place: number) => gateway.world.traders[place] as Trader;
const readTerms = async (token: string) => {
  const answer = await gateway.ask<{ series: { terms: unknown; id: string; reports: unknown } }>(
    `query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { id terms { theta rate shareRate termsSalt } } }`,
    { key: gateway.seriesKey, chain: gateway.cluster },
    token,
  );
  return { terms: answer.data?.series.terms, codes: answer.errors?.map(({ extensions }) => extensions.code) ?? [] };
};
const relationsOf = async (token: string) => {
  const { data, errors } = await gateway.ask<{ viewer: { relations: string[] } }>(
    `query ($seriesKey: Bytes32!, $chain: Chain) { viewer { relations(seriesKey: $seriesKey, chain: $chain) } }`,
    { seriesKey: gateway.seriesKey, chain: gateway.cluster },
    token,
  );
  expect(errors ?? []).toEqual([]);
  return (data?.viewer.relations ?? []).filter((name) => name !== 'PUBLIC');
};
const logged = () =>
  gateway.database.prisma.termsAccessLog.findMany({ where: { chain: gateway.cluster }, orderBy: { at: 'asc' } });
const OPENED = { theta: '6000000', rate: `${RATE}`, shareRate: `${SHARE}`, termsSalt: '77' };
const CLOSED = { terms: { theta: null, rate: null, shareRate: null, termsSalt: null } };

describe('a series that is sold on its curve', () => {
  it('opens its terms to its issuer, with the rate of a base lamport', async () => {
    expect(await readTerms(issuer)).toEqual({ terms: OPENED, codes: [] });
    expect(await relationsOf(issuer)).toContain('ISSUER');
  });

  it('opens them to every verified wallet, as the cluster says at its newest slot', async () => {
    const before = (await logged()).length;
    expect(await readTerms(backers[0] as string)).toEqual({ terms: OPENED, codes: [] });
    const lines = (await logged()).slice(before);
    expect(lines).toHaveLength(1);
    const [trader] = gateway.world.traders as [Trader];
    expect(lines[0]).toMatchObject({ relation: 'backer', wallet: walletOf(trader), seriesKey: gateway.seriesKey });
    expect(lines[0]?.blockNumber).toBe(gateway.mirrored.node.chain.tip.slot);
    expect(await relationsOf(backers[0] as string)).toEqual(['BACKER']);
  });

  it('keeps them from a wallet that is not verified, and from admins', async () => {
    const before = (await logged()).length;
    for (const token of [stranger, await gateway.admin()])
      expect(await readTerms(token)).toMatchObject({ ...CLOSED, codes: expect.arrayContaining(['FORBIDDEN']) });
    expect(await logged()).toHaveLength(before);
  });

  it('follows the allowlist with the next request, whatever the index has', async () => {
    const { world, mirrored } = gateway;
    const [, second] = world.traders as [Trader, Trader];
    const asks = (verified: boolean) => setVerified(world, world.admin, [second.signer.address], verified);
    await world.chain.accept(asks(false));
    mirrored.copy(); // the cluster alone, no row
    expect((await readTerms(backers[1] as string)).codes).toContain('FORBIDDEN');
    await world.chain.accept(asks(true));
    mirrored.copy();
    expect((await readTerms(backers[1] as string)).terms).toEqual(OPENED);
  });
});

describe('a series that is active', () => {
  beforeAll(async () => {
    const { world } = gateway;
    for (const trader of world.traders) await world.chain.accept(buy(world, trader, { given: 600_000_000n }));
    await world.chain.accept(activate(world));
    await world.chain.accept(stake(world, traderAt(0), STAKED));
    await gateway.follow();
  });

  it('is open to who staked units, and not to who only bought them', async () => {
    expect(await relationsOf(backers[0] as string)).toEqual(expect.arrayContaining(['BACKER', 'HOLDER']));
    expect((await readTerms(backers[0] as string)).terms).toEqual(OPENED);
    expect(await relationsOf(backers[1] as string)).toEqual([]);
    expect((await readTerms(backers[1] as string)).codes).toContain('FORBIDDEN');
  });
});

/** The wallets tender all that they have staked in one round, which accepts it. */
async function sellByTender(places: readonly number[]): Promise<void> {
  const { world } = gateway;
  await world.chain.accept(openTender(world, 1_000n));
  for (const place of places) await world.chain.accept(tender(world, traderAt(place), STAKED));
  await settle(world);
}

describe('a wallet that had a stake', () => {
  /** What the first, the second and the third wallet are to the series. */
  const relations = async () => {
    await gateway.follow();
    return Promise.all(backers.map(relationsOf));
  };
  const HOLDING = ['HOLDER', 'BACKER'];

  it('reads nothing by units that a tender bought back while the series runs', async () => {
    const { world } = gateway;
    for (const place of [1, 2]) await world.chain.accept(stake(world, traderAt(place), STAKED));
    await sellByTender([0, 1]);
    expect(await relations()).toEqual([HOLDING, HOLDING, HOLDING]);
    await world.chain.accept(claimTender(world, traderAt(0)));
    expect(await relations()).toEqual([[], HOLDING, HOLDING]);
    expect(await readTerms(backers[0] as string)).toMatchObject({
      ...CLOSED,
      codes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    });
  });

  it('reads nothing by them after the end, even if it claims them then; who left because of the end reads on', async () => {
    const { world } = gateway;
    await world.chain.accept(requestExtinguishment(world));
    world.chain.setTime(world.chain.now() + 7n * DAY);
    await world.chain.accept(extinguish(world));
    await world.chain.accept(claimTender(world, traderAt(1)));
    for (const place of [0, 1, 2]) await world.chain.accept(claimFinal(world, traderAt(place)));
    expect(await relations()).toEqual([[], [], HOLDING]);
    const rows = await gateway.database.prisma.position.findMany({ where: { chain: gateway.cluster } });
    expect(rows.map(({ units }) => units)).toEqual([0n, 0n, 0n]);
  });
});

describe('its cluster’s registry', () => {
  it('answers its own keys, until they are revoked there', async () => {
    const { world, cluster } = gateway;
    const key = ATTESTOR.address.toLowerCase() as KeyAddress;
    const active = async () => {
      const response = await gateway.request(`/chains/${encodeURIComponent(cluster)}/signer-keys`);
      const { data } = (await response.json()) as { data: { attestors: { address: string; active: boolean }[] } };
      return data.attestors.find(({ address }) => address.toLowerCase() === key)?.active;
    };
    expect(await active()).toBe(true);
    const revoked = { kind: 'attestor', key: ATTESTOR.address, graceUntil: 0n } as const;
    await world.chain.accept(revokeKey(world, world.admin, revoked));
    await gateway.follow();
    expect(await active()).toBe(false);
  });
});
