// Transactions that the adapter builds: each is signed by its wallet, sent, and accepted by the program.

import { type AskedStep, isAskedTransaction } from '@income-series/app/asked-step';
import { readSolanaCalls } from '@income-series/client/calls';
import { toHex } from '@income-series/protocol/bytes';
import type { TransactionCall } from '@income-series/protocol/transaction-call';
import { bytesToBigInt } from '@income-series/protocol/words';
import {
  type Address,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit';
import { afterEach, describe, expect, it } from 'vitest';
import { createAddresses, ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { CALL_ADAPTERS } from '../../../src/adapters/solana/calls/index.ts';
import { MAX_TRANSACTION_BYTES } from '../../../src/adapters/solana/message.ts';
import { addressOfAccount } from '../../../src/adapters/solana/series-account.ts';
import {
  type ContractCall,
  fingerprintOfProgramCall,
  isBuilt,
  type PreparedSolanaTransaction,
  type TransactionKind,
} from '../../../src/domains/transaction/index.ts';
import { catalogues } from '../../../src/modules.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
import { type CurveWorld, createCurveWorld, putTokens, type Trader } from '../../contracts/solana/support/curve.ts';
import { createRaiseWorld, sell } from '../../contracts/solana/support/raises.ts';
import { leavesOf, unshownOf } from '../../support/preview-rows.ts';
import { associated, type Built, builds } from './support/builds.ts';
import { CASES, type Case } from './support/call-cases.ts';
import { type Called, calledIn } from './support/called.ts';

let opened: Built | undefined;
afterEach(async () => {
  await opened?.node.stop();
  opened = undefined;
});
async function open(world: CurveWorld): Promise<Built> {
  opened = await builds(world);
  return opened;
}

/** Of one signature. */
const FEE = 5_000n;
const sizeOf = (transaction: string) => getBase64Encoder().encode(transaction).length;

/** Accounts that no row shows, because they follow from the kind of the call and from what the transaction shows. */
const FOLLOWING = new Set([
  ...['config', 'eventAuthority', 'program', 'token', 'tokenProgram', 'systemProgram', 'verifyingKey'],
  // Of the series.
  ...['series', 'vault', 'unitMint', 'stakes', 'census', 'round', 'quarterRate', 'raise', 'book', 'deposits'],
  // The accounts of its window, and of its router.
  ...['window', 'escrow', 'router', 'receipts'],
  // Of the series' currency.
  ...['feed', 'last', 'before', 'after'],
  // The wallet that signs, and what it has.
  ...[
    'issuer',
    'buyer',
    'seller',
    'bidder',
    'trader',
    'opener',
    'holder',
    'sender',
    'payer',
    'role',
    'units',
    'from',
    'to',
  ],
  // Of the wallet or the key that is an argument, or that made a signature.
  ...['record', 'recordA', 'recordB'],
  // Compared below.
  ...['position', 'money', 'closed', 'bid', 'order', 'kept'],
]);

/** Words as numbers, because the program hashes what is revealed as it is given. */
const numbersOf = (args: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      value instanceof Uint8Array && name !== 'salt' ? bytesToBigInt(value) : value,
    ]),
  );

const numbered = ({ kind }: ContractCall, args: Readonly<Record<string, unknown>>) =>
  kind.startsWith('reveal') ? numbersOf(args) : args;

/** The calls that pay the series' issuer. */
const PAY_ISSUER: ReadonlySet<string> = new Set(['route', 'release']);

/** What the preview does not show of the bytes. */
async function hiddenIn(call: ContractCall, { request }: PreparedSolanaTransaction, by: string, issuer: string) {
  const lines = catalogues.calls.previewOf(call);
  const signer = PAY_ISSUER.has(call.kind) ? issuer : by;
  const owner = call.kind === 'closeAccount' ? call.account : call;
  const named = ['holder', 'bidder', 'trader'].find((name) => name in owner);
  const holder = (named === undefined ? signer : Object(owner)[named]) as Address;
  const at = createAddresses(PROGRAM);
  const hidden: string[] = [];
  for (const { args, accounts } of calledIn(request)) {
    hidden.push(...unshownOf(call, leavesOf(numbered(call, args)), lines));
    hidden.push(...[...accounts.keys()].filter((name) => !FOLLOWING.has(name)));
    const closed = accounts.get('closed');
    if (closed !== undefined && 'seriesKey' in call) {
      const account =
        call.kind === 'closeAccount' ? call.account : ({ kind: 'position', holder: ownAddress(holder) } as const);
      if (closed !== (await addressOfAccount(at, call.seriesKey, account))) hidden.push('closed');
      if (call.kind !== 'closeAccount') hidden.push(...unshownOf(call, [['closedFor', accounts.get('payer')]], lines));
    }
    for (const name of ['bid', 'kept'] as const) {
      const own = accounts.get(name);
      if (own !== undefined && 'seriesKey' in call && own !== (await at[name](call.seriesKey, holder)))
        hidden.push(name);
    }
    const order = accounts.get('order');
    if (order !== undefined && 'seriesKey' in call && order !== (await at.order(call.seriesKey, 1, holder)))
      hidden.push('order');
    const position = accounts.get('position');
    if (position === undefined || !('seriesKey' in call)) continue;
    if (position !== (await at.position(call.seriesKey, holder))) hidden.push('position');
    if (!('holder' in call)) continue;
    const token = accounts.get('token');
    const paid = token && (await at.tokenAccount(holder, token));
    if (accounts.get('money') !== paid) hidden.push('money');
    hidden.push(...unshownOf(call, [['holder', holder]], lines));
  }
  return hidden;
}

/** A call as a device reads it, and as the program's generated decoders do. */
const readingOf = ({ args, accounts }: TransactionCall) => ({
  args: args.map(({ name, value }) => [name, value]),
  accounts: accounts.map(({ name, value }) => [name, value]),
});
const decodedOf = (call: ContractCall, { args: { number: _, ...args }, accounts }: Called) => ({
  args: Object.entries(numbered(call, args)).map(([name, value]) => [name, textOf(value)]),
  accounts: [...accounts],
});
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return toHex(value);
  return Array.isArray(value) ? JSON.stringify(value.map(textOf)) : String(value);
}

/** The mutations by which a page asks for calls, where they have another name. */
const MUTATIONS: Readonly<Partial<Record<TransactionKind, string>>> = {
  ...{ buy: 'BuildSwap', sell: 'BuildSwap', requestPause: 'OpenHardship', route: 'BuildRouteIncome' },
  ...{
    createSeries: 'BuildCreateSeries',
    createCurve: 'BuildCreateSeries',
    createRaise: 'BuildCreateSeries',
    submitReport: 'BuildSubmitTier3Report',
  },
  ...{ release: 'BuildReleaseWithheld', setVerified: 'BuildApplicationTransaction' },
  ...{ setIssuerApproval: 'BuildApplicationTransaction', registerAttestor: 'BuildProposalTransaction' },
  ...{ revokeAttestor: 'BuildProposalTransaction' },
};
/** Mutations that name a row in place of the series. */
const BY_ROW = ['BuildSubmitTier3Report', 'BuildSubmitTrueUp', 'BuildAmendTerms', 'BuildApplicationTransaction'];
/** Calls that keepers alone send. */
const KEEPERS: ReadonlySet<string> = new Set(['closeAccount', 'extinguish']);
const isClaim = (kind: string) => /^(claim|redeemUnits|releaseUnits)/.test(kind);

/** The step as a page asks for it: its values by the names that the call has, without the wallet, which not every mutation names. */
function askedOf(call: ContractCall): AskedStep {
  const plain = `Build${call.kind.charAt(0).toUpperCase()}${call.kind.slice(1)}`;
  const mutation = isClaim(call.kind) ? 'BuildClaim' : (MUTATIONS[call.kind] ?? plain);
  const { seriesKey, ...input } = { ...call, side: call.kind === 'sell' ? 'SELL' : 'BUY' } as AskedStep['input'];
  return { mutation, input: BY_ROW.includes(mutation) ? input : { ...input, seriesKey } };
}

describe('a built transaction', () => {
  it.each(CASES.map((one) => [one.name, one] as const))('%s is signed, sent and accepted', async (_, one: Case) => {
    const { world, calls } = await one.open();
    const built = await open(world);
    for (const made of calls) {
      const { by, call } = await made(built);
      const prepared = await built.prepare(by, call);
      const { request, simulation } = prepared;
      expect([call.kind, simulation]).toEqual([call.kind, { ok: true, errorName: null, cost: expect.any(String) }]);
      expect(request).toMatchObject({ feePayer: by.address, requiredSigners: [by.address] });
      expect(sizeOf(request.transaction)).toBeLessThanOrEqual(MAX_TRANSACTION_BYTES);
      expect(request.computeUnitLimit).toBeLessThan(260_000);
      expect(await hiddenIn(call, prepared, by.address, world.issuer.signer.address)).toEqual([]);
      const calls = readSolanaCalls(request.transaction, by.address);
      expect([call.kind, calls?.map(readingOf)]).toEqual([
        call.kind,
        calledIn(request).map((called) => decodedOf(call, called)),
      ]);
      const asks = (read: readonly TransactionCall[]) => isAskedTransaction(read, askedOf(call), by.address);
      const once = calls ?? [];
      if (!KEEPERS.has(call.kind))
        expect([call.kind, asks(once), asks([...once, ...once])]).toEqual([call.kind, true, false]);
      const before = built.node.chain.account(by.address, 'processed')?.lamports ?? 0n;
      const at = await built.land(by, prepared);
      expect([call.kind, at?.ok]).toEqual([call.kind, true]);
      if (at === null) throw new Error('it landed');
      expect(isBuilt(fingerprintOfProgramCall(request.feePayer, prepared.called), at)).toBe(true);
      const after = built.node.chain.account(by.address, 'processed')?.lamports ?? 0n;
      const closed = calledIn(request).flatMap(({ accounts }) => accounts.get('closed') ?? []);
      for (const each of closed) expect(built.node.chain.account(each, 'processed')?.lamports ?? 0n).toBe(0n);
      // Who gets rent back pays the fee at least.
      const returns = closed.length > 0 || (call.kind === 'setVerified' && !call.verified);
      const paid = before - after;
      expect(returns && paid < FEE ? FEE : paid).toBe(BigInt(simulation.cost ?? 0));
    }
  });

  it('is tried of every kind that the program has', async () => {
    const kinds = catalogues.calls.kinds.filter((kind) => CALL_ADAPTERS[kind] !== null);
    expect([...new Set(CASES.flatMap(({ kinds: of }) => of))].sort()).toEqual([...kinds].sort());
    expect(Object.keys(CALL_ADAPTERS).sort()).toEqual([...catalogues.calls.kinds].sort());
  });

  it('is refused of every other kind', async () => {
    const built = await open(await createCurveWorld({}, 1));
    const by = (built.world.traders[0] as Trader).signer;
    const absent = catalogues.calls.kinds.filter((kind) => CALL_ADAPTERS[kind] === null);
    expect(absent).toContain('openRouter');
    for (const kind of absent) {
      await expect(built.prepare(by, { kind } as never)).rejects.toMatchObject({ code: 'CALL_NOT_ON_CHAIN' });
    }
  });
});

describe('a payment to a wallet without a token account', () => {
  it('costs who delivers no rent, and opens the account at the wallet’s own cost', async () => {
    const world = await createRaiseWorld();
    const [winner, loser] = world.traders as [Trader, Trader];
    await sell(world, [
      { bidder: winner, price: 200n, quantity: 1_000n },
      { bidder: loser, price: 150n, quantity: 1n },
    ]);
    const built = await open(world);
    const { seriesKey, node } = built;
    node.chain.put(new Map([[loser.money, null]]));
    const bidder = ownAddress(loser.signer.address);
    const delivery = await built.prepare(winner.signer, { kind: 'deliverBid', seriesKey, bidder });
    expect(delivery.simulation).toEqual({ ok: true, errorName: null, cost: `${FEE}` });
    expect((await built.land(winner.signer, delivery))?.ok).toBe(true);
    const claim = { kind: 'claimKept', keptBy: 'raise', seriesKey, holder: bidder } as const;
    const claimed = await built.prepare(loser.signer, claim);
    expect(claimed.simulation.ok).toBe(true);
    expect((await built.land(loser.signer, claimed))?.ok).toBe(true);
    expect(node.chain.account(loser.money, 'processed')?.lamports).toBeGreaterThan(0n);
  });
});

describe('a transaction that would fail', () => {
  const trade = { amount: 1_000_000n, units: 0n, deadline: 4_000_000_000n };

  it('says why, by the program’s name', async () => {
    const world = await createCurveWorld({}, 1);
    const built = await open(world);
    const by = world.issuer.signer;
    const { seriesKey } = built;
    const refused = async (call: Parameters<Built['prepare']>[1]) => (await built.prepare(by, call)).simulation;
    const named = (errorName: string) => ({ ok: false, errorName, cost: null });
    expect(await refused({ kind: 'activateCurve', seriesKey })).toEqual(named('THRESHOLD_NOT_REACHED'));
    expect(await refused({ kind: 'failCurve', seriesKey })).toEqual(named('WRONG_PHASE'));
    expect(await refused({ kind: 'stake', seriesKey, units: 1n })).toEqual(named('WRONG_STATE'));
    const holder = ownAddress(by.address);
    const commitment = `0x${'01'.repeat(32)}` as const;
    const order = { kind: 'commitOrder', seriesKey, commitment, money: 1n, units: 0n } as const;
    expect(await refused(order)).toEqual(named('WRONG_PHASE'));
    expect(await refused({ kind: 'settleWindow', seriesKey, maxOrders: 1 })).toEqual(named('WRONG_PHASE'));
    const delivery = { kind: 'deliverOrder', seriesKey, window: 1, trader: holder } as const;
    expect(await refused(delivery)).toEqual(named('ORDER_UNKNOWN'));
    expect(await refused({ kind: 'releaseUnits', seriesKey, holder })).toEqual(named('POSITION_MISSING'));
    const nowhere = `0x${'ab'.repeat(32)}` as const;
    expect(await refused({ kind: 'activateCurve', seriesKey: nowhere })).toEqual(named('ACCOUNT_INVALID'));
    expect(await refused({ kind: 'syncCensus', seriesKey: nowhere, period: 20261 })).toEqual(named('ACCOUNT_INVALID'));
  });

  it('of a wallet without lamports or tokens says which are missing', async () => {
    const world = await createCurveWorld({}, 2);
    const trader = await associated(world, world.traders[0] as Trader);
    putTokens(world, trader.money, world.token, trader.signer.address, 999_999n);
    const built = await open(world);
    const { seriesKey, node } = built;
    const errorOf = async (amount: bigint) =>
      (await built.prepare(trader.signer, { kind: 'buy', seriesKey, ...trade, amount })).simulation.errorName;
    expect(await errorOf(1_000_000n)).toBe('INSUFFICIENT_TOKENS');
    node.chain.put(new Map([[trader.signer.address, null]]));
    expect(await errorOf(1_000_000n)).toBe('INSUFFICIENT_FUNDS');
  });
});

describe('a blockhash that is too old', () => {
  it('is replaced, and the call stays the same; as long as it lives nothing is', async () => {
    const world = await createCurveWorld({}, 1);
    const trader = await associated(world, world.traders[0] as Trader);
    const built = await open(world);
    const { seriesKey, node, builder } = built;
    const first = await built.prepare(trader.signer, {
      kind: 'buy',
      seriesKey,
      amount: 1_000_000n,
      units: 1n,
      deadline: 4_000_000_000n,
    });
    expect(await builder.refresh(first.request)).toBeNull();
    while (node.chain.tip.height <= BigInt(first.request.lastValidBlockHeight)) node.chain.produce();
    expect(await built.land(trader.signer, first)).toBeNull();

    const again = await builder.refresh(first.request);
    if (again === null) throw new Error('refreshed');
    expect(again.called).toEqual(first.called);
    expect(again.request.blockhash).not.toBe(first.request.blockhash);
    expect(again.request.computeUnitLimit).toBe(first.request.computeUnitLimit);
    expect(again.simulation.ok).toBe(true);
    expect((await built.land(trader.signer, again))?.ok).toBe(true);
  });

  it('is the wallet’s step where another wallet pays the fee', async () => {
    const world = await createCurveWorld({}, 2);
    const [trader, payer] = await Promise.all(world.traders.map((each) => associated(world, each)));
    const built = await open(world);
    const call = { kind: 'buy', amount: 1_000_000n, units: 1n, deadline: 4_000_000_000n } as const;
    const prepared = await built.prepare(trader?.signer as never, { ...call, seriesKey: built.seriesKey });
    const at = await built.land(trader?.signer as never, prepared, payer?.signer);
    if (at === null) throw new Error('it landed');
    expect([at.ok, at.from, at.signers]).toEqual([
      true,
      payer?.signer.address,
      [payer, trader].map((one) => one?.signer.address),
    ]);
    const wallet = trader?.signer.address as string;
    expect(isBuilt(fingerprintOfProgramCall(wallet, prepared.called), at)).toBe(true);
  });

  it('was taken from a message of version 0 without lookup tables', async () => {
    const world = await createCurveWorld({}, 1);
    const built = await open(world);
    const { request } = await built.prepare(world.issuer.signer, { kind: 'closeSeries', seriesKey: built.seriesKey });
    const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(request.transaction));
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes) as {
      addressTableLookups?: unknown[];
      version: unknown;
    };
    expect(message.version).toBe(0);
    expect(message.addressTableLookups ?? []).toEqual([]);
    expect(request.feePayer).toBe(ownAddress(world.issuer.signer.address));
  });
});
