// Claims of a curve series through HTTP: listed, built as one transaction, signed, sent and indexed, and shown to their readers.
import { randomUUID } from 'node:crypto';
import { readSolanaCalls } from '@income-series/client/calls';
import { solanaAddressBytes } from '@income-series/protocol/address';
import { otherAccount, TOKEN_ACCOUNT_DEPOSIT } from '@income-series/protocol/program-accounts';
import type { Address } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { createAddresses, kitAddress } from '../../../src/adapters/solana/addresses.ts';
import { readTokenAmount } from '../../../src/adapters/solana/records.ts';
import { DAY } from '../../contracts/solana/support/curve.ts';
import { forFile } from '../../support/for-file.ts';
import { type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { type BuiltOnSolana, raised, sendBuilt, step, stepOf, TRANSACTION } from './support/steps.ts';

const UNIT = 1_000_000n;
const CLAIMS = `query ($seriesKey: Bytes32!, $chain: Chain, $wallet: Address!) {
  claims(seriesKey: $seriesKey, chain: $chain, wallet: $wallet) { kind amount }
}`;
const LIST = `transactions { ${TRANSACTION} pays { kind amount } }`;

interface Listed {
  readonly transaction: BuiltOnSolana;
  readonly pays: readonly { readonly kind: string; readonly amount: string }[] | null;
}

const at = (by: LiveWallet) => stepOf(live, seriesKey, by);

const live = await forFile(openLiveGateway());
const [holder, other] = live.traders as [LiveWallet, LiveWallet];
const seriesKey = await live.createCurve();
await raised(live, seriesKey);
await step(live, holder, 'buildStake', { ...at(holder), units: `${20n * UNIT}` });

const claimsAs = async (token: string, { address: wallet } = holder) =>
  (await live.ask(CLAIMS, { seriesKey, chain: live.cluster, wallet }, token)).data?.claims;
const own = async (wallet = holder) => claimsAs(await live.session(wallet), wallet);
const count = () => live.database.prisma.builtTransaction.count();
const buildAs = async (by: LiveWallet, input: object = {}) =>
  live.act(await live.session(by), 'buildClaim', LIST, { ...at(by), holder: holder.address, ...input });
const listOf = ({ transactions }: Readonly<Record<string, unknown>>) => transactions as readonly [Listed];
const usualAccount = ({ address }: LiveWallet): Promise<Address> =>
  createAddresses(kitAddress(live.program.program as never)).tokenAccount(kitAddress(address), live.program.token);
const moneyAt = (account: Address): bigint =>
  readTokenAmount((live.node.chain.account(account, 'confirmed') ?? null) as never);
/** Puts a wallet's usual account there as it is once the wallet has given it to another. */
async function giveAway(from: LiveWallet, to: LiveWallet): Promise<void> {
  const at = await usualAccount(from);
  const account = live.node.chain.account(at, 'confirmed');
  if (!account) throw new Error('an account');
  const data = Uint8Array.from(account.data);
  data.set(solanaAddressBytes(to.address as never), 32);
  live.node.chain.put(new Map([[at, { ...account, data }]]));
}
const RENT = () => ({ label: 'Rent of the closed position to', value: holder.address, unit: 'WALLET' });
/** Of a transaction with one signature. */
const FEE = 5_000n;
const lamportsAt = (address: string): bigint => live.node.chain.account(address as never, 'confirmed')?.lamports ?? 0n;
const lamportsOfPosition = async (): Promise<bigint> =>
  lamportsAt(
    await createAddresses(kitAddress(live.program.program as never)).position(seriesKey, kitAddress(holder.address)),
  );
async function gain(by: LiveWallet, { transaction }: Listed, paid?: Address): Promise<bigint> {
  const account = paid ?? (await usualAccount(holder));
  const before = moneyAt(account);
  await sendBuilt(live, await live.session(by), by, transaction);
  return moneyAt(account) - before;
}
const sumOf = (claims: Listed['pays']) => (claims ?? []).reduce((sum, { amount }) => sum + BigInt(amount), 0n);

describe('a round of tenders', () => {
  it('gives nothing to claim while it runs', async () => {
    const endsAt = new Date(Number(live.node.chain.now() + 8n * DAY) * 1000).toISOString();
    await step(live, live.issuer, 'buildOpenTender', { ...at(live.issuer), price: '2000000', endsAt });
    await step(live, holder, 'buildTender', { ...at(holder), units: `${9n * UNIT}`, leastPrice: '1' });
    expect(await own()).toEqual([]);
    const before = await count();
    for (const by of [holder, live.stranger]) expect(await buildAs(by)).toMatchObject({ code: 'NOTHING_DUE' });
    expect(await count()).toBe(before);
  });

  it('is listed once it is settled, to the wallet’s account and admins', async () => {
    live.pass(8n * DAY);
    await step(live, live.stranger, 'buildSettleTender', at(live.stranger));
    const list = [{ kind: 'TENDER', amount: `${18n * UNIT}` }];
    expect(await own()).toEqual(list);
    expect(await claimsAs(await live.session(live.issuer))).toEqual([]);
    expect(await claimsAs(await live.admin())).toEqual(list);
    expect(await claimsAs(await live.session(other))).toBeNull();
    expect(await claimsAs(await live.outsider())).toBeNull();
  });

  it('is no part of what the issuer reads of the position', async () => {
    const query = `query ($key: Bytes32!, $chain: Chain!) {
      series(key: $key, chain: $chain) { positions { nodes { holder claimable } } } }`;
    const { data } = await live.ask(query, { key: seriesKey, chain: live.cluster }, await live.session(live.issuer));
    const position = { holder: holder.address, claimable: '0' };
    expect(data?.series).toMatchObject({ positions: { nodes: expect.arrayContaining([position]) } });
  });

  it('is built for a stranger without its amount, and pays the holder what was listed', async () => {
    const [built] = listOf(await buildAs(live.stranger));
    expect(built.pays).toBeNull();
    expect(built.transaction).toMatchObject({
      kind: 'CLAIM_TENDER',
      preview: [{ label: 'Paid to', value: holder.address, unit: 'WALLET' }],
      simulation: { ok: true, errorName: null },
    });
    expect(await gain(live.stranger, built)).toBe(18n * UNIT);
    expect(await own()).toEqual([]);
  });
});

describe('a buy-out', () => {
  it('is listed as the share of staked units and of those that are not, which the issuer does not read', async () => {
    await step(live, live.issuer, 'buildAnnounceBuyOut', at(live.issuer));
    live.pass(8n * DAY);
    await step(live, live.issuer, 'buildBuyOut', at(live.issuer));
    const list = (await own()) as unknown as { kind: string }[];
    expect(list.map(({ kind }) => kind)).toEqual(['REDEMPTION', 'REDEEMED_UNITS']);
    expect(await claimsAs(await live.session(live.issuer))).toEqual(list.slice(0, 1));
    expect(await own(other)).toEqual([]);
  });

  it('is claimed in one transaction of its wallet, which the key repeats, though its usual account is another’s', async () => {
    await giveAway(holder, live.stranger);
    const paid = kitAddress(otherAccount(holder.address, live.program.token));
    const list = (await own()) as unknown as Listed['pays'];
    const [key, before] = [randomUUID(), await count()];
    const [built] = listOf(await buildAs(holder, { idempotencyKey: key }));
    expect(built).toMatchObject({ pays: list, transaction: { kind: 'CLAIM_ALL', simulation: { ok: true } } });
    expect(built.transaction.preview).toEqual([
      { label: 'Paid to', value: holder.address, unit: 'WALLET' },
      expect.objectContaining({ label: 'Burns' }),
      RENT(),
      { label: 'Paid into', value: expect.stringMatching(/^another token account of your wallet/), unit: 'TEXT' },
      { label: 'That account', value: paid, unit: 'WALLET' },
      { label: 'Opens a token account of', value: holder.address, unit: 'WALLET' },
      { label: 'Rent of that account', value: expect.stringMatching(/^2039280 lamports/), unit: 'TEXT' },
    ]);
    const calls = readSolanaCalls(built.transaction.request.transaction, holder.address);
    expect(calls?.map(({ functionName }) => functionName)).toEqual(['claimRedemption', 'closeAccount', 'redeemUnits']);
    const [again] = listOf(await buildAs(holder, { idempotencyKey: key }));
    expect(again).toEqual({ ...built, pays: null });
    expect(await count()).toBe(before + 1);

    // Nobody else signs for units that are not staked.
    const [foreign] = listOf(await buildAs(other));
    expect(foreign).toMatchObject({ pays: null, transaction: { kind: 'CLAIM_REDEMPTION' } });
    expect(foreign.transaction.preview).toEqual([{ label: 'Paid to', value: holder.address, unit: 'WALLET' }, RENT()]);
    expect(await buildAs(other, { kinds: ['REDEEMED_UNITS'] })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await buildAs(other, { kinds: ['PAYOUT'] })).toMatchObject({ code: 'NOTHING_DUE' });

    const rent = await lamportsOfPosition();
    expect(rent).toBeGreaterThan(0n);
    const lamports = lamportsAt(holder.address);
    expect(await gain(holder, built, paid)).toBe(sumOf(list));
    expect(lamportsAt(holder.address) - lamports).toBe(rent - FEE - TOKEN_ACCOUNT_DEPOSIT);
    expect(await lamportsOfPosition()).toBe(0n);
    expect(await own()).toEqual([]);
    expect(await buildAs(holder)).toMatchObject({ code: 'NOTHING_DUE' });
  });
});
