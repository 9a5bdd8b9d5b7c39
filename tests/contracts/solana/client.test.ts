// The generated client against the instructions and the readings of accounts that the other tests write.

import type { Period } from '@income-series/protocol/period';
import { type AccountMeta, type Address, type Instruction, isOption, isSome } from '@solana/kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root } from '../../../contracts/solana/idl/program.ts';
import * as client from '../../../src/adapters/solana/generated/index.ts';
import { toHex } from './support/bytes.ts';
import { Chain, keyPair, PROGRAM, programData, type Sending, type Sent } from './support/chain.ts';
import {
  censusAccount,
  curveOf,
  PARAMS,
  positionAccount,
  readCensus,
  readPosition,
  readSeries,
  type Trader,
} from './support/curve.ts';
import { bidAccount, commit, createRaiseWorld, readBid, readBook, readRaise } from './support/raises.ts';
import { openReportWorld, report } from './support/reports.ts';
import { readRouter, routedWorld, routerAccounts } from './support/routing.ts';
import { measure } from './support/units.ts';
import {
  openWindow,
  order,
  orderAccount,
  readOrder,
  readOrders,
  readWindow,
  tradingWorld,
  windowAccounts,
} from './support/windows.ts';

const { program } = root;
const pascal = (name: string): string => name.replace(/^\w/, (letter) => letter.toUpperCase());

type Build = (input: object, config: { programAddress: Address }) => Instruction;
type Parse = (instruction: Instruction) => {
  readonly accounts?: Readonly<Record<string, AccountMeta & { readonly signer?: unknown }>>;
  readonly data: Readonly<Record<string, unknown>>;
};
const functions = client as unknown as Readonly<Record<string, unknown>>;

/** What an instruction of the other tests is, by the generated parser. */
function read(given: Instruction) {
  const name = program.instructions[given.data?.[0] ?? -1]?.name as string;
  const parse = functions[`parse${pascal(name)}Instruction`] as Parse;
  return { name, ...parse(given) };
}

/** The same instruction, made by the generated client. */
function rebuild(given: Instruction): Instruction {
  const { name, accounts = {}, data } = read(given);
  const build = functions[`get${pascal(name)}Instruction`] as Build;
  const named = Object.entries(accounts).map(([account, meta]) => [account, meta.signer ?? meta.address]);
  const { number: _, ...args } = data;
  const records = (given.accounts ?? []).slice(named.length).map(({ address }) => address);
  const input = {
    ...Object.fromEntries(named),
    ...args,
    ...(records.length > 0 || ['settleStep', 'settleWindow'].includes(name) ? { records } : {}),
  };
  return build(input, { programAddress: PROGRAM });
}

const shown = ({ programAddress, accounts = [], data = new Uint8Array() }: Instruction) => ({
  programAddress,
  accounts: accounts.map(({ address, role }) => `${address} ${role}`),
  data: toHex(Uint8Array.from(data)),
});

/** The addresses that accounts of these names have in every instruction, from the arguments that it has itself. */
async function expectedAccounts({ accounts = {}, data, name }: ReturnType<typeof read>) {
  const at = { programAddress: PROGRAM };
  const only = async (found: Promise<readonly [Address, number]>) => (await found)[0];
  const signer = Object.entries(accounts).find(([, { signer }]) => signer !== undefined)?.[1].address as Address;
  const salt = (data.draftSalt as Uint8Array | undefined) ?? PARAMS.draftSalt;
  const curve = await curveOf(name === 'createCurve' ? signer : await issuer(), salt);
  const key = data.key ?? data.keyA;
  const seriesKey = curve.key;
  const { period } = data as { period?: number };
  const { currencyCode = 978 } = data as { currencyCode?: number };
  const roles: Record<string, number> = {
    registerKey: 2,
    revokeKey: 2,
    setVerified: 1,
    setIssuerApproval: 1,
    publishRate: 3,
  };
  const recordOf = (): Promise<Address> | undefined => {
    if (key !== undefined) return only(client.findSignerKeyPda({ key: key as Uint8Array }, at));
    if (name === 'setIssuerApproval') return only(client.findWalletPda({ wallet: data.issuer as Address }, at));
    if (['createCurve', 'createRaise', 'stake', 'commitBid', 'revealBid'].includes(name))
      return only(client.findWalletPda({ wallet: signer }, at));
    return undefined;
  };
  const found: Record<string, Address | undefined> = {
    config: await only(client.findConfigPda(at)),
    eventAuthority: await only(client.findEventAuthorityPda(at)),
    program: PROGRAM,
    systemProgram: '11111111111111111111111111111111' as Address,
    tokenProgram: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
    programData: await programData(),
    series: await only(client.findSeriesPda({ seriesKey }, at)),
    vault: await only(client.findVaultPda({ seriesKey }, at)),
    unitMint: await only(client.findUnitMintPda({ seriesKey }, at)),
    stakes: await only(client.findStakesPda({ seriesKey }, at)),
    raise: await only(client.findRaisePda({ seriesKey }, at)),
    book:
      name.endsWith('Order') || name.endsWith('Window') ? undefined : await only(client.findBookPda({ seriesKey }, at)),
    deposits: await only(client.findDepositsPda({ seriesKey }, at)),
    bid:
      name === 'commitBid' || name === 'revealBid'
        ? await only(client.findBidPda({ seriesKey, bidder: signer }, at))
        : undefined,
    verifyingKey: await only(client.findVerifyingKeyPda(at)),
    feed: await only(client.findFeedPda({ currencyCode }, at)),
    record: await recordOf(),
    adminRole: signer && (await only(client.findRoleMemberPda({ role: 0, account: signer }, at))),
    role:
      name === 'grantRole' || name === 'revokeRole'
        ? await only(client.findRoleMemberPda({ role: data.roleId as number, account: data.account as Address }, at))
        : name === 'initialize'
          ? await only(client.findRoleMemberPda({ role: 0, account: data.admin as Address }, at))
          : signer && (await only(client.findRoleMemberPda({ role: roles[name] ?? 0, account: signer }, at))),
    quarterRate: period === undefined ? undefined : await only(client.findQuarterRatePda({ seriesKey, period }, at)),
    position:
      name === 'stake' || name === 'unstake'
        ? await only(client.findPositionPda({ seriesKey, holder: signer }, at))
        : undefined,
    census: name === 'syncCensus' && period ? await only(client.findCensusPda({ seriesKey, period }, at)) : undefined,
  };
  return found;
}
const issuer = async (): Promise<Address> => (await keyPair(200)).address;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the generated client', () => {
  it('makes every instruction as the other tests do, and the program accepts them', async () => {
    const original = Chain.prototype.send;
    const seen = new Map<string, number>();
    vi.spyOn(Chain.prototype, 'send').mockImplementation(async function (
      this: Chain,
      ...sending: readonly Sending[]
    ): Promise<Sent> {
      const given = await Promise.all(sending);
      const made = given.map(rebuild);
      for (const [place, each] of given.entries()) {
        expect(shown(made[place] as Instruction)).toEqual(shown(each));
        const whole = read(each);
        seen.set(whole.name, (seen.get(whole.name) ?? 0) + 1);
        const expected = await expectedAccounts(whole);
        for (const [name, { address }] of Object.entries(whole.accounts ?? {})) {
          if (expected[name] !== undefined)
            expect(`${whole.name} ${name} ${address}`).toBe(`${whole.name} ${name} ${expected[name]}`);
        }
      }
      return original.apply(this, made);
    });
    const rows = await measure();
    expect(rows.length).toBeGreaterThan(40);
    expect([...seen.keys()].sort()).toEqual(program.instructions.map(({ name }) => name as string).sort());
  });
});

/** Records of records as one record, names joined; bytes as hex. */
function flat(value: object, prefix = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const label = prefix === '' ? name : `${prefix}${pascal(name)}`;
    if (item instanceof Uint8Array) return [[label, toHex(item)]];
    // A series and its positions have more if a raise sold them.
    if (name === 'windows' || name === 'locks') return isOption(item) && isSome(item) ? flat(item.value as object) : [];
    if (name === 'routed') return isOption(item) && isSome(item) ? [[label, BigInt(item.value as boolean)]] : [];
    if (typeof item === 'object') return flat(item as object, label);
    return [[label, typeof item === 'number' || typeof item === 'boolean' ? BigInt(item) : item]];
  });
}

/** Values in order, without the header. */
const values = (fields: object): unknown[] => flat(fields).map(([, value]) => value);

describe('the generated decoders', () => {
  it('read every record of a series, its raise and its windows as the other tests do', async () => {
    const world = await openReportWorld();
    await report(world, { period: 20261 as Period, payment: 123_456_789n });
    const trader = world.traders[0] as Trader;
    const data = (address: Address) => world.chain.data(address) ?? new Uint8Array();
    const pairs = [
      [client.getSeriesDecoder().decode(data(world.curve.series)), readSeries(world)],
      [
        client.getPositionDecoder().decode(data(await positionAccount(world, trader))),
        await readPosition(world, trader),
      ],
      [client.getCensusDecoder().decode(data(await censusAccount(world, 20261))), await readCensus(world, 20261)],
    ] as const;
    for (const [decoded, other] of pairs) {
      const { kind, version, bump, ...fields } = decoded;
      const { header, ...rest } = other;
      expect(toHex(Uint8Array.from([kind, version, bump]))).toBe(header);
      expect(values(fields)).toEqual(Object.values(rest));
    }
    const raise = await createRaiseWorld();
    const [bidder] = raise.traders as [Trader];
    await raise.chain.accept(commit(raise, bidder, { price: 200n, quantity: 3n }));
    const of = (address: Address) => raise.chain.data(address) ?? new Uint8Array();
    const { head, slots } = readBook(raise);
    const { slots: decodedSlots, ...decodedHead } = client.getBookDecoder().decode(of(raise.book));
    for (const [decoded, other] of [
      [client.getRaiseDecoder().decode(of(raise.raise)), readRaise(raise)],
      [client.getBidDecoder().decode(of(await bidAccount(raise, bidder))), await readBid(raise, bidder)],
      [decodedHead, head],
    ] as const) {
      const { kind, version, bump, ...fields } = decoded;
      const { header, ...rest } = other;
      expect(toHex(Uint8Array.from([kind, version, bump]))).toBe(header);
      expect(values(fields)).toEqual(Object.values(rest));
    }
    expect(decodedSlots.map(values)).toEqual(slots.map((slot) => Object.values(slot)));
    const traded = await tradingWorld([9n]);
    const [seller] = traded.traders as [Trader];
    await traded.chain.accept(openWindow(traded));
    await traded.chain.accept(order(traded, { trader: seller, side: 'SELL', price: 200n, quantity: 3n }));
    const bytesAt = (address: Address) => traded.chain.data(address) ?? new Uint8Array();
    const { window, book } = await windowAccounts(traded);
    const orders = await readOrders(traded);
    const { slots: orderSlots, ...orderHead } = client.getOrderBookDecoder().decode(bytesAt(book));
    for (const [decoded, other] of [
      [client.getSeriesDecoder().decode(bytesAt(traded.curve.series)), readSeries(traded)],
      [
        client.getPositionDecoder().decode(bytesAt(await positionAccount(traded, seller))),
        await readPosition(traded, seller),
      ],
      [client.getWindowDecoder().decode(bytesAt(window)), await readWindow(traded)],
      [client.getOrderDecoder().decode(bytesAt(await orderAccount(traded, seller))), await readOrder(traded, seller)],
      [orderHead, orders.head],
    ] as const) {
      const { kind, version, bump, ...fields } = decoded;
      const { header, ...rest } = other;
      expect(toHex(Uint8Array.from([kind, version, bump]))).toBe(header);
      expect(values(fields)).toEqual(Object.values(rest));
    }
    expect(orderSlots.map(values)).toEqual(orders.slots.map((slot) => Object.values(slot)));
    const routed = await routedWorld([9n], { theta: 7n, ratePerUnit: 10n ** 15n });
    const routedBytes = (address: Address) => routed.chain.data(address) ?? new Uint8Array();
    const { head: books, quarters } = await readRouter(routed);
    const { quarters: decodedQuarters, ...decodedBooks } = client
      .getRouterDecoder()
      .decode(routedBytes((await routerAccounts(routed)).router));
    for (const [decoded, other] of [
      [client.getSeriesDecoder().decode(routedBytes(routed.curve.series)), readSeries(routed)],
      [decodedBooks, books],
    ] as const) {
      const { kind, version, bump, ...fields } = decoded;
      const { header, ...rest } = other;
      expect(toHex(Uint8Array.from([kind, version, bump]))).toBe(header);
      expect(values(fields)).toEqual(Object.values(rest));
    }
    expect(decodedQuarters.map(values)).toEqual(quarters.map((quarter) => Object.values(quarter)));
    expect(readSeries(routed).routed).toBe(1n);
    expect(pairs[0][0].paid).toBe(123_456_789n);
    expect(pairs[1][0].staked).toBe(600n);
    expect(pairs[2][0].units).toBe(900n);
  });
});
