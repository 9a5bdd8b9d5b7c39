import type { Instruction, Address as KitAddress } from '@solana/kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import idl from '../../../../contracts/solana/idl/idl.json' with { type: 'json' };
import * as program from '../../../../src/adapters/solana/generated/instructions/index.ts';
import {
  findOrderPda,
  findWindowBookPda,
  findWindowPda,
} from '../../../../src/adapters/solana/generated/pdas/index.ts';
import { fromHex } from '../../../../src/core/bytes.ts';
import type { Bytes32 } from '../../../../src/core/hex.ts';
import { deriveSeriesKey } from '../../../../src/core/series-key.ts';
import {
  addresses,
  addressOf,
  builtFor,
  type Case,
  EVIL,
  HELD,
  HOLDER,
  HONEST,
  instructionsOf,
  PROGRAM,
  place,
  SERIES,
  signer,
  WALLET,
} from '../../../../tests/packages/app/support/solana-cases.ts';
import { readBuilt } from './built-calls.ts';
import { memory as values } from './memory-database.ts';

// Node has no IndexedDB.
vi.mock('./database.ts', () => import('./memory-database.ts'));
beforeEach(() => values.clear());

/** Reads the transactions of a case with these instructions each. */
const readAll = (...of: Parameters<typeof builtFor>) => readBuilt(...builtFor(...of));

const SYSTEM = '11111111111111111111111111111111' as KitAddress;
const SALT = `0x${'0a'.repeat(32)}` as Bytes32;
const COMMITMENT = `0x${'c0'.repeat(32)}` as Bytes32;
const NUMBER = 3;
const EUR = 978;
const key = fromHex(SERIES, 32);
const at = { programAddress: PROGRAM };
const word = (value: bigint) => fromHex(`0x${value.toString(16).padStart(64, '0')}`, 32);

const [raise, book, bid, heldBid, feed, [window], [windowBook], [order], [heldOrder]] = await Promise.all([
  addresses.raise(SERIES),
  addresses.book(SERIES),
  addresses.bid(SERIES, WALLET),
  addresses.bid(SERIES, HOLDER),
  addresses.feed(EUR),
  findWindowPda({ seriesKey: key, number: NUMBER }, at),
  findWindowBookPda({ seriesKey: key, number: NUMBER }, at),
  findOrderPda({ seriesKey: key, window: NUMBER, trader: WALLET }, at),
  findOrderPda({ seriesKey: key, window: NUMBER, trader: HOLDER }, at),
]);
const created = deriveSeriesKey(WALLET as never, SALT);
const [newSeries, newVault, newRaise, newBook] = await Promise.all([
  addresses.series(created),
  addresses.vault(created),
  addresses.raise(created),
  addresses.book(created),
]);

const IN_RAISE = { ...HONEST, raise, book, bid };
const IN_WINDOW = { ...HONEST, window, book: windowBook, order };
const figures = { unitsOffered: 100n, reservePrice: 2n, maxUnitsPerBid: 50n, minRaise: 20n, minHolders: 2, cap: 900n };
const terms = { currencyCode: EUR, indexingRule: 1, concentrationBps: 5_000, firstPeriod: 20271, lastPeriod: 20284 };
const ends = { commitEndsAt: 1_798_761_600n, revealEndsAt: 1_799_761_600n, gateEndsAt: 1_800_761_600n };
const hashes = { draftSalt: SALT, contractHash: COMMITMENT, termsCommitment: `0x${'7e'.repeat(32)}` };
const textsOf = (list: object) => Object.fromEntries(Object.entries(list).map(([name, value]) => [name, `${value}`]));
const opening = { price: '3000000', quantity: '50', salt: SALT };
const opened = { price: word(3_000_000n), quantity: word(50n), salt: fromHex(SALT, 32) };

interface Checked extends Omit<Case, 'lies'> {
  /** The accounts that only the program can compare, because no page knows them. */
  readonly unknown?: readonly string[];
}

const CASES: readonly Checked[] = [
  {
    name: 'BuildCreateSeries',
    input: { id: 'x' },
    facts: { args: { ...textsOf(figures), ...textsOf(terms), ...textsOf(ends), ...hashes } },
    kind: 'CREATE_SERIES',
    builds: [
      [
        program.getCreateSeriesInstruction,
        {
          ...{ ...HONEST, series: newSeries, vault: newVault, raise: newRaise, book: newBook, issuer: signer, feed },
          ...{ last: addressOf(6), before: addressOf(7), after: addressOf(8), ...figures, ...terms, ...ends },
          ...Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [name, fromHex(hash as Bytes32, 32)])),
        },
      ],
    ],
    // The feed’s rates before and after a time; and the token, which checkToken compares with the page’s.
    unknown: ['last', 'before', 'after', 'token'],
  },
  {
    name: 'BuildCommitBid',
    input: { ...place, commitment: COMMITMENT, deposit: '7' },
    kind: 'COMMIT_BID',
    builds: [
      [
        program.getCommitBidInstruction,
        { ...IN_RAISE, bidder: signer, commitment: fromHex(COMMITMENT, 32), deposit: 7n },
      ],
    ],
  },
  {
    name: 'BuildRevealBid',
    input: { ...place, ...opening },
    kind: 'REVEAL_BID',
    builds: [[program.getRevealBidInstruction, { ...IN_RAISE, bidder: signer, ...opened }]],
  },
  {
    name: 'BuildSettleStep',
    input: { ...place, maxBids: 50 },
    kind: 'SETTLE_STEP',
    builds: [[program.getSettleStepInstruction, { ...IN_RAISE, maxBids: 50, records: [] }]],
  },
  {
    name: 'BuildCancelRaise',
    input: place,
    kind: 'CANCEL_RAISE',
    builds: [[program.getCancelRaiseInstruction, { ...IN_RAISE, issuer: signer }]],
  },
  {
    name: 'BuildPassGate',
    input: place,
    kind: 'PASS_GATE',
    builds: [[program.getPassGateInstruction, IN_RAISE]],
  },
  {
    name: 'BuildDeliverBid',
    input: { ...place, bidder: HOLDER },
    facts: { onSolana: { sequence: '4' } },
    kind: 'DELIVER_BID',
    builds: [
      [
        program.getDeliverBidInstruction,
        { ...HELD, raise, book, bid: heldBid, bidder: HOLDER, sender: signer, sequence: 4 },
      ],
    ],
  },
  {
    name: 'BuildWithdrawProceeds',
    input: place,
    kind: 'WITHDRAW_PROCEEDS',
    builds: [[program.getWithdrawProceedsInstruction, { ...HONEST, issuer: signer }]],
  },
  ...(
    [
      ['CLAIM_FINAL', program.getClaimFinalInstruction],
      ['CLAIM_REDEMPTION', program.getClaimRedemptionInstruction],
      ['CLAIM_TENDER', program.getClaimTenderInstruction],
    ] as const
  ).map(
    ([kind, claim]): Checked => ({
      name: 'BuildClaim',
      input: { ...place, holder: HOLDER },
      kind,
      builds: [[claim, { ...HELD, unitMint: SYSTEM, stakes: SYSTEM }]],
      unknown: ['census', 'round'],
    }),
  ),
  {
    name: 'BuildBuyOut',
    input: place,
    kind: 'BUY_OUT',
    builds: [[program.getBuyOutInstruction, { ...HONEST, issuer: signer, unitMint: SYSTEM }]],
  },
  {
    name: 'BuildCommitOrder',
    input: { ...place, commitment: COMMITMENT, money: '7' },
    facts: { onSolana: { window: `${NUMBER}` } },
    kind: 'COMMIT_ORDER',
    builds: [
      [
        program.getCommitOrderInstruction,
        {
          ...{ ...IN_WINDOW, trader: signer, source: HONEST.money, commitment: fromHex(COMMITMENT, 32) },
          ...{ money: 7n, units: 0n },
        },
      ],
    ],
    // A buyer’s position, which the program does not read.
    unknown: ['position'],
  },
  {
    name: 'BuildCommitOrder',
    input: { ...place, commitment: COMMITMENT, units: '7' },
    facts: { onSolana: { window: `${NUMBER}` } },
    kind: 'COMMIT_ORDER',
    builds: [
      [
        program.getCommitOrderInstruction,
        {
          ...{ ...IN_WINDOW, trader: signer, source: HONEST.money, commitment: fromHex(COMMITMENT, 32) },
          ...{ money: 0n, units: 7n },
        },
      ],
    ],
    // A seller’s tokens, which the program does not take; and the token, which checkToken compares with the page’s.
    unknown: ['source', 'token'],
  },
  {
    name: 'BuildRevealOrder',
    input: { ...place, ...opening },
    facts: { onSolana: { window: `${NUMBER}` } },
    kind: 'REVEAL_ORDER',
    builds: [[program.getRevealOrderInstruction, { ...IN_WINDOW, trader: signer, ...opened }]],
  },
  {
    name: 'BuildSettleWindow',
    input: { ...place, maxOrders: 20 },
    facts: { onSolana: { window: `${NUMBER}` } },
    kind: 'SETTLE_WINDOW',
    builds: [[program.getSettleWindowInstruction, { ...IN_WINDOW, maxOrders: 20, records: [] }]],
  },
  {
    name: 'BuildDeliverOrder',
    input: { ...place, trader: HOLDER, window: NUMBER },
    facts: { onSolana: { sequence: '4' } },
    kind: 'DELIVER_ORDER',
    builds: [
      [
        program.getDeliverOrderInstruction,
        { ...HELD, window, book: windowBook, order: heldOrder, trader: HOLDER, sender: signer, sequence: 4 },
      ],
    ],
  },
];

const named = CASES.map((one) => [one.name, one.kind, one] as const);
const read = (one: Checked, change = (instruction: Instruction) => instruction) => {
  const instructions = instructionsOf({ ...one, lies: [] });
  const last = change(instructions.at(-1) as Instruction);
  return readAll({ ...one, lies: [] }, [...instructions.slice(0, -1), last]);
};

/** The names of an instruction's accounts, by its number. */
const accountNames = ({ data }: Instruction): readonly string[] => {
  const instructions = idl.program.instructions as readonly unknown[] as readonly {
    readonly accounts: readonly { readonly name: string }[];
    readonly arguments: readonly { readonly defaultValue?: { readonly number: number } }[];
  }[];
  const instruction = instructions.find((candidate) => candidate.arguments[0]?.defaultValue?.number === data?.[0]);
  return instruction?.accounts.map(({ name }) => name) ?? [];
};
const withAccount =
  (place: number, address: KitAddress) =>
  (instruction: Instruction): Instruction => ({
    ...instruction,
    accounts: (instruction.accounts ?? []).map((account, i) => (i === place ? { ...account, address } : account)),
  });
const withByte =
  (place: number) =>
  (instruction: Instruction): Instruction => ({
    ...instruction,
    data: Uint8Array.from(instruction.data ?? [], (byte, i) => (i === place ? byte ^ 1 : byte)),
  });

describe('a transaction of a raise on Solana', () => {
  it.each(named)('is read: %s, %s', async (_name, _kind, one) => {
    expect(await read(one)).toHaveLength(1);
  });

  it.each(named)('is refused with any other account: %s, %s', async (_name, _kind, one) => {
    const [instruction] = instructionsOf({ ...one, lies: [] }) as [Instruction];
    const names = accountNames(instruction);
    expect(names).toHaveLength(instruction.accounts?.length ?? 0);
    const taken: string[] = [];
    for (const [i, name] of names.entries()) {
      for (const address of [EVIL, HOLDER, SYSTEM]) {
        if (instruction.accounts?.[i]?.address === address) continue;
        const isRead = await read(one, withAccount(i, address)).then(
          () => true,
          () => false,
        );
        if (isRead && !taken.includes(name)) taken.push(name);
      }
    }
    expect(taken.sort()).toEqual(names.filter((name) => one.unknown?.includes(name)).sort());
  });

  it.each(named)('is refused with any other byte: %s, %s', async (_name, _kind, one) => {
    const { data = new Uint8Array() } = instructionsOf({ ...one, lies: [] }).at(-1) as Instruction;
    for (const i of data.keys())
      await expect(read(one, withByte(i)), `byte ${i}`).rejects.toThrow('is not what this page asked for');
  });

  it.each(named)('is refused with an account or a byte more or less: %s, %s', async (_name, _kind, one) => {
    const takesMore = one.kind === 'SETTLE_STEP' || one.kind === 'SETTLE_WINDOW';
    const more = { address: EVIL, role: 1 };
    const changes: readonly ((own: Instruction) => Instruction)[] = [
      ...(takesMore ? [] : [(own: Instruction) => ({ ...own, accounts: [...(own.accounts ?? []), more] })]),
      (own) => ({ ...own, accounts: own.accounts?.slice(0, -1) ?? [] }),
      (own) => ({ ...own, data: Uint8Array.from([...(own.data ?? []), 0]) }),
      (own) => ({ ...own, data: (own.data ?? new Uint8Array()).slice(0, -1) }),
    ];
    for (const change of changes) await expect(read(one, change)).rejects.toThrow('is not what this page asked for');
  });

  it.each(named)('is refused twice: %s, %s', async (_name, _kind, one) => {
    const own = instructionsOf({ ...one, lies: [] });
    await expect(readAll({ ...one, lies: [] }, [...own, ...own])).rejects.toThrow('a step more than once');
    await expect(readAll({ ...one, lies: [] }, own, own)).rejects.toThrow('a step more than once');
  });

  it('names the records of bidders in a step, as many as it looks at', async () => {
    const one = CASES.find(({ kind }) => kind === 'SETTLE_STEP') as Checked;
    const records = await Promise.all([WALLET, HOLDER].map((wallet) => addresses.wallet(wallet)));
    const more = (own: Instruction) => ({
      ...own,
      accounts: [...(own.accounts ?? []), ...records.map((address) => ({ address, role: 0 }))],
    });
    expect(await read(one, more)).toHaveLength(1);
  });

  it('is refused for the bid of another wallet than the page names', async () => {
    const one = CASES.find(({ kind }) => kind === 'DELIVER_BID') as Checked;
    await expect(readAll({ ...one, input: place, lies: [] }, instructionsOf({ ...one, lies: [] }))).rejects.toThrow(
      'its series or its figures differ',
    );
  });
});
