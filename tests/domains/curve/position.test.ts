// What a wallet has of a curve series, read live: through HTTP, of a cluster of the program, for whom it is and for nobody else.

import type { SolanaAddress } from '@income-series/protocol/address';
import { acceptedUnits, tenderPayment } from '@income-series/protocol/tender';
import { describe, expect, it } from 'vitest';
import { keyPair } from '../../contracts/solana/support/chain.ts';
import { DAY, putTokens, stake, type Trader } from '../../contracts/solana/support/curve.ts';
import { openReportWorld, report } from '../../contracts/solana/support/reports.ts';
import { claimTender, openTender, settle, tender } from '../../contracts/solana/support/tenders.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet } from '../../support/gateway.ts';
import { openSolanaGateway, walletOf } from '../../support/solana/gateway.ts';
import { recordChains } from './support/recorded.ts';

const UNIT = 1_000_000n;
const PRICE = 2_000_000n;
const POSITION = `wallet stakedUnits pendingPayout claimablePayout looseUnits stakeableUnits stakeRefusal verified
  tender { round state tenderedUnits price endsAt acceptedUnits payment }`;
const QUERY = `query ($seriesKey: Bytes32!, $chain: Chain, $wallet: Address!) {
  curvePosition(seriesKey: $seriesKey, chain: $chain, wallet: $wallet) { ${POSITION} }
}`;

await forFile(recordChains());
const world = await openReportWorld({}, { staked: [100n * UNIT, 60n * UNIT] });
const gateway = await forFile(openSolanaGateway(world));
const { traders } = world;
const [first, second] = traders.map(walletOf);
const holder = await gateway.account(first as SolanaAddress);
const another = await gateway.account(second as SolanaAddress);
const admin = await gateway.admin();

const ask = (wallet: string | undefined, token?: string, change: object = {}) =>
  gateway.ask(QUERY, { seriesKey: gateway.seriesKey, chain: gateway.cluster, wallet, ...change }, token);
const positionOf = async (wallet: string | undefined, token?: string) => {
  const { data, errors } = await ask(wallet, token);
  expect(errors ?? []).toEqual([]);
  return data?.curvePosition;
};
const rest = async (wallet: string | undefined, token?: string, series: string = gateway.seriesKey) => {
  const query = new URLSearchParams({ chain: gateway.cluster, ...(wallet === undefined ? {} : { wallet }) });
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await gateway.request(`/series/${series}/curve/position?${query}`, { headers });
  return { status: response.status, body: (await response.json()) as { data?: unknown; error?: { code: string } } };
};
/** Everything that is in the database. */
async function stored(): Promise<string> {
  const { prisma } = gateway.database;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const rows = tables.map(({ name }) => prisma.$queryRawUnsafe(`select * from "${name}" t order by t::text`));
  return JSON.stringify(await Promise.all(rows), (_, value) => (typeof value === 'bigint' ? `${value}` : value));
}

describe('who reads a position', () => {
  it('is the account that linked the wallet', async () => {
    const position = await positionOf(first, holder);
    expect(position).toMatchObject({ wallet: first, stakedUnits: `${100n * UNIT}`, verified: true, tender: null });
    expect(await rest(first, holder)).toEqual({ status: 200, body: { data: position } });
  });

  it('is an admin, for any wallet', async () => {
    const nobodys = (await keyPair(900)).address;
    expect(await positionOf(first, admin)).toEqual(await positionOf(first, holder));
    expect(await positionOf(nobodys, admin)).toMatchObject({ wallet: nobodys, stakedUnits: '0', verified: false });
    expect((await rest(second, admin)).status).toBe(200);
  });

  it('is nobody else, by the same answer as for a wallet of nobody', async () => {
    const nobodys = (await keyPair(901)).address;
    expect(await ask(first, another)).toEqual(await ask(nobodys, another));
    expect(await positionOf(first, another)).toBeNull();
    expect(await ask(first)).toEqual(await ask(nobodys));
    expect((await ask(first)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const [denied, absent] = [await rest(first, another), await rest(nobodys, another)];
    expect([denied.status, denied.body]).toEqual([404, absent.body]);
    expect((await rest(first)).status).toBe(401);
  });

  it('is the same whoever held it before: a wallet that is unlinked is nobody’s', async () => {
    const where = { chain_address: { chain: gateway.cluster, address: second as string } };
    const row = await gateway.database.prisma.accountWallet.delete({ where });
    expect(await positionOf(second, another)).toBeNull();
    await gateway.database.prisma.accountWallet.create({ data: row });
    expect(await positionOf(second, another)).toMatchObject({ stakedUnits: `${60n * UNIT}` });
  });

  it('leaves nothing behind', async () => {
    const before = await stored();
    await positionOf(first, holder);
    await positionOf(first, admin);
    await rest(first, admin);
    expect(await stored()).toBe(before);
    expect(gateway.logs.join('\n')).not.toContain(first);
  });
});

describe('what it says', () => {
  it('is the chain’s of now', async () => {
    const { world, follow } = gateway;
    const trader = traders[0] as Trader;
    await world.chain.accept(stake(world, trader, 7n * UNIT));
    await follow();
    expect(await positionOf(first, holder)).toMatchObject({ stakedUnits: `${107n * UNIT}` });
    await report(world, { period: 20261, payment: 4_000_000n });
    await follow();
    const paid = (3_960_000n * 107n) / 167n;
    expect(await positionOf(first, holder)).toMatchObject({ claimablePayout: `${paid}`, pendingPayout: '0' });
  });

  it('names the units of its own token account, and what of them it can stake', async () => {
    const { world, follow } = gateway;
    const { signer } = traders[0] as Trader;
    const { createAddresses } = await import('../../../src/adapters/solana/addresses.ts');
    const at = await createAddresses(gateway.mirrored.config.program).tokenAccount(signer.address, world.curve.mint);
    putTokens(world, at, world.curve.mint, signer.address, 5n * UNIT);
    await follow();
    expect(await positionOf(first, holder)).toMatchObject({
      looseUnits: `${5n * UNIT}`,
      stakeableUnits: `${5n * UNIT}`,
      stakeRefusal: null,
    });
  });

  it('has its tender while the round is open, once it is settled, and not once it is claimed', async () => {
    const { world, follow } = gateway;
    const [one, two] = traders as [Trader, Trader];
    const endsAt = new Date(Number(world.chain.now() + 7n * DAY) * 1000).toISOString();
    await world.chain.accept(openTender(world, PRICE));
    await world.chain.accept(tender(world, one, 90n * UNIT));
    await world.chain.accept(tender(world, two, 60n * UNIT));
    await follow();
    const offered = { round: 1, tenderedUnits: `${90n * UNIT}`, price: `${PRICE}`, endsAt };
    const open = { ...offered, state: 'OPEN', acceptedUnits: null, payment: null };
    expect((await positionOf(first, holder))?.tender).toEqual(open);
    const { events } = await settle(world);
    const treasury = events.find(({ name }) => name === 'TenderSettled')?.fields.treasury as bigint;
    await follow();
    const round = { price: PRICE, treasury, total: 150n * UNIT };
    const accepted = acceptedUnits(round, 90n * UNIT);
    expect(accepted).toBeLessThan(90n * UNIT);
    expect((await positionOf(first, holder))?.tender).toEqual({
      ...{ ...offered, state: 'SETTLED' },
      ...{ acceptedUnits: `${accepted}`, payment: `${tenderPayment(round, accepted)}` },
    });

    await world.chain.accept(claimTender(world, one));
    await follow();
    expect(await positionOf(first, holder)).toMatchObject({ tender: null, stakedUnits: `${107n * UNIT - accepted}` });
  });
});

describe('bad input and faults', () => {
  it('refuses an address of another kind of chain, with its path and without the value', async () => {
    const { address } = newWallet();
    const { errors } = await ask(address, holder);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CHAIN_FORM' });
    expect(JSON.stringify(errors)).not.toContain(address);
    expect((await rest(address, holder)).status).toBe(400);
    expect((await rest(undefined, holder)).status).toBe(400);
    expect((await rest('no wallet', holder)).status).toBe(400);
  });

  it('asks for the chain where several are served, and answers null for a series that is not there', async () => {
    expect((await ask(first, holder, { chain: null })).errors?.[0]?.extensions.code).toBe('CHAIN_REQUIRED');
    const seriesKey = `0x${'ab'.repeat(32)}`;
    expect(await ask(first, holder, { seriesKey })).toMatchObject({ data: { curvePosition: null } });
    expect((await rest(first, holder, seriesKey)).status).toBe(404);
    const own = newWallet();
    const token = await gateway.signIn(own);
    const evm = { chain: 'evm:10143', wallet: own.address };
    expect(await ask(own.address, token, evm)).toMatchObject({ data: { curvePosition: null } });
  });

  it('asks the node no more than its price allows', async () => {
    const many = Array.from(
      { length: 150 },
      (_, i) => `p${i}: curvePosition(seriesKey: "${gateway.seriesKey}",
      chain: "${gateway.cluster}", wallet: "${first}") { stakedUnits }`,
    );
    const { errors } = await gateway.ask(`{ ${many.join(' ')} }`, {}, holder);
    expect(errors?.[0]?.extensions.code).toMatch(/^QUERY_TOO_/);
  });

  it('says that the chain is unavailable, not that there is nothing', async () => {
    await gateway.stopNode();
    expect((await ask(first, holder)).errors?.[0]?.extensions.code).toBe('CHAIN_UNAVAILABLE');
    expect((await rest(first, holder)).status).toBe(503);
    expect(await positionOf(first, another)).toBeNull();
  });
});
