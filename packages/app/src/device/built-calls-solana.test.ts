import type { Instruction } from '@solana/kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as program from '../../../../src/adapters/solana/generated/instructions/index.ts';
import { fromHex } from '../../../../src/core/bytes.ts';
import {
  builtFor,
  type Case,
  CHAIN,
  type Change,
  EVIL,
  evilMoney,
  HELD,
  HOLDER,
  HONEST,
  heldMoney,
  holding,
  instructionsOf,
  KEY,
  money,
  otherMint,
  otherPosition,
  otherSeries,
  otherStakes,
  otherUnits,
  otherVault,
  place,
  position,
  signer,
  wordsOf,
} from '../../../../tests/packages/app/support/solana-cases.ts';
import { readBuilt } from './built-calls.ts';
import { memory as values } from './memory-database.ts';

// Node has no IndexedDB.
vi.mock('./database.ts', () => import('./memory-database.ts'));
beforeEach(() => values.clear());

/** Reads the transactions of a case with these instructions each. */
const readAll = (...of: Parameters<typeof builtFor>) => readBuilt(...builtFor(...of));
/** Reads the transaction of a case, whose last instruction has a change. */
const read = (one: Case, change: Change = {}) => readAll(one, instructionsOf(one, change));

const signals = ['1', '2', '3', '4', '5', '6'];
const bytes = (length: number, last = 0) => Uint8Array.from({ length }, (_, at) => (at === length - 1 ? last : 0));
const PLACES: readonly Change[] = [{ series: otherSeries }];
const VAULTS: readonly Change[] = [{ vault: otherVault }, { money: evilMoney }];
const report = { ...HONEST, issuer: signer, period: 20271, proof: bytes(256), income: bytes(32, 5), payment: 6n };
const reported = { ...report, tier: 1, liquidityFlag: 0, attestation: bytes(65) };
const trade = { given: 7n, least: 3n, deadline: 1_798_761_600n };
const deadlineAt = '2027-01-01T00:00:00.900Z';

const CASES: readonly Case[] = [
  {
    name: 'BuildSwap',
    input: { ...place, side: 'BUY', amount: '7', units: '3', deadlineAt },
    kind: 'BUY',
    builds: [[program.getBuyInstruction, { ...HONEST, buyer: signer, ...trade }]],
    lies: [
      ...[{ given: 8n }, { least: 2n }, { deadline: 1_798_761_601n }, { given: 3n, least: 7n }],
      ...[...PLACES, ...VAULTS, { unitMint: otherMint }, { units: otherUnits }, { units: money }],
    ],
  },
  {
    name: 'BuildSwap',
    input: { ...place, side: 'SELL', amount: '3', units: '7', deadlineAt },
    kind: 'SELL',
    builds: [[program.getSellInstruction, { ...HONEST, seller: signer, ...trade }]],
    lies: [{ given: 8n }, { least: 2n }, ...PLACES, ...VAULTS, { units: otherUnits }],
  },
  {
    name: 'BuildStake',
    input: { ...place, units: '5' },
    kind: 'STAKE',
    builds: [[program.getStakeInstruction, { ...HONEST, holder: signer, units: 5n }]],
    lies: [{ units: 6n }, ...PLACES, { position: holding }, { stakes: otherStakes }, { from: otherUnits }],
  },
  {
    name: 'BuildUnstake',
    input: { ...place, units: '5' },
    kind: 'UNSTAKE',
    builds: [[program.getUnstakeInstruction, { ...HONEST, holder: signer, units: 5n }]],
    lies: [{ units: 4n }, { position: otherPosition }, { to: evilMoney }],
  },
  {
    name: 'BuildTender',
    input: { ...place, units: '5' },
    kind: 'TENDER',
    builds: [[program.getTenderInstruction, { ...HONEST, holder: signer, units: 5n }]],
    lies: [{ units: 6n }, ...PLACES, { position: holding }],
  },
  {
    name: 'BuildWithdrawTender',
    input: { ...place, units: '5' },
    kind: 'WITHDRAW_TENDER',
    builds: [[program.getWithdrawTenderInstruction, { ...HONEST, holder: signer, units: 5n }]],
    lies: [{ units: 6n }, ...PLACES, { position: holding }],
  },
  {
    name: 'BuildOpenTender',
    input: { ...place, price: '9', endsAt: deadlineAt },
    kind: 'OPEN_TENDER',
    builds: [[program.getOpenTenderInstruction, { ...HONEST, issuer: signer, price: 9n, endsAt: trade.deadline }]],
    lies: [{ price: 90n }, { endsAt: 0n }, ...PLACES],
  },
  {
    name: 'BuildPayTail',
    input: { ...place, amount: '9' },
    kind: 'PAY_TAIL',
    builds: [[program.getPayTailInstruction, { ...HONEST, issuer: signer, most: 9n }]],
    lies: [{ most: 10n }, ...PLACES, ...VAULTS],
  },
  {
    name: 'BuildBuyOut',
    input: place,
    kind: 'BUY_OUT',
    builds: [[program.getBuyOutInstruction, { ...HONEST, issuer: signer }]],
    lies: [...PLACES, ...VAULTS],
  },
  {
    name: 'BuildClaim',
    input: place,
    kind: 'CLAIM_PAYOUT',
    builds: [[program.getClaimPayoutInstruction, HONEST]],
    lies: [...PLACES, ...VAULTS, { position: holding, money: heldMoney }],
  },
  {
    name: 'BuildClaim',
    input: { ...place, holder: HOLDER },
    kind: 'CLAIM_FINAL',
    builds: [
      [program.getClaimFinalInstruction, HELD],
      [program.getCloseAccountInstruction, HELD],
    ],
    lies: [...PLACES, { closed: position }, { payer: EVIL }],
  },
  {
    name: 'BuildClaim',
    input: place,
    kind: 'REDEEM_UNITS',
    builds: [[program.getRedeemUnitsInstruction, { ...HONEST, holder: signer, given: 4n }]],
    lies: [...PLACES, ...VAULTS, { units: otherUnits }],
  },
  {
    name: 'BuildClaim',
    input: place,
    kind: 'CLAIM_ALL',
    builds: [
      [program.getClaimPayoutInstruction, HONEST],
      [program.getClaimTailInstruction, HONEST],
    ],
    lies: [...PLACES, ...VAULTS],
  },
  {
    name: 'BuildClaim',
    input: { ...place, holder: HOLDER },
    kind: 'CLAIM_ALL',
    builds: [
      [program.getClaimTenderInstruction, HELD],
      [program.getClaimRedemptionInstruction, HELD],
      [program.getCloseAccountInstruction, HELD],
    ],
    lies: [...PLACES, { closed: position }],
  },
  {
    name: 'BuildCollectProceeds',
    input: place,
    kind: 'COLLECT_PROCEEDS',
    // The issuer's money account is the program's to compare, because no page knows the issuer's wallet here.
    builds: [[program.getCollectProceedsInstruction, { ...HONEST, money: heldMoney }]],
    lies: [...PLACES, { vault: otherVault }],
  },
  {
    name: 'BuildMarkMissed',
    input: { ...place, period: '2027-Q1' },
    kind: 'MARK_MISSED',
    builds: [[program.getMarkMissedInstruction, { ...HONEST, period: 20271 }]],
    lies: [{ period: 20272 }, ...PLACES],
  },
  {
    name: 'BuildSubmitReport',
    input: { ...place, period: '2027-Q1', publicSignals: signals },
    kind: 'SUBMIT_REPORT',
    builds: [[program.getSubmitReportInstruction, reported]],
    lies: [{ period: 20272 }, { income: bytes(32, 6) }, { payment: 7n }, ...PLACES, ...VAULTS],
  },
  {
    name: 'BuildSubmitReport',
    input: { ...place, period: '2027-Q1', publicSignals: signals },
    kind: 'SUBMIT_REPORT',
    builds: [
      [program.getRecordRateInstruction, { ...report, payer: signer, rate: 3n, signature: bytes(65) }],
      [program.getSubmitReportInstruction, reported],
    ],
    lies: [{ period: 20272 }, { payment: 7n }],
  },
  {
    name: 'BuildSubmitTier3Report',
    input: { id: 'x', publicSignals: signals },
    kind: 'SUBMIT_REPORT',
    builds: [[program.getSubmitReportInstruction, reported]],
    lies: [{ income: bytes(32, 6) }, { payment: 60n }, { money: evilMoney }],
  },
  {
    name: 'OpenHardship',
    input: { ...place, attestorKey: KEY.toUpperCase().replace('0X', '0x') },
    kind: 'REQUEST_PAUSE',
    builds: [[program.getRequestPauseInstruction, { ...HONEST, issuer: signer, attestor: fromHex(KEY) }]],
    lies: [{ attestor: bytes(20, 1) }, ...PLACES],
  },
  {
    name: 'DecideProposal',
    input: { id: 'x', approve: true },
    facts: { kind: 'REGISTER_ATTESTOR', args: { key: KEY } },
    kind: 'REGISTER_ATTESTOR',
    builds: [[program.getRegisterKeyInstruction, { ...HONEST, sender: signer, kind: 0, key: fromHex(KEY) }]],
    lies: [{ key: bytes(20, 1) }],
  },
  {
    name: 'BuildApplicationTransaction',
    input: { id: 'x', chain: CHAIN, wallet: HOLDER },
    kind: 'SET_VERIFIED',
    builds: [
      [
        program.getSetVerifiedInstruction,
        { ...HONEST, sender: signer, verified: true, wallets: [HOLDER], records: [] },
      ],
    ],
    lies: [{ wallets: [EVIL] }, { wallets: [HOLDER, EVIL] }, { wallets: [] }],
  },
  {
    name: 'BuildApplicationTransaction',
    input: { id: 'x', chain: CHAIN, wallet: HOLDER },
    kind: 'SET_ISSUER_APPROVAL',
    builds: [[program.getSetIssuerApprovalInstruction, { ...HONEST, sender: signer, approved: true, issuer: HOLDER }]],
    lies: [{ issuer: EVIL }],
  },
];

describe('a transaction on Solana', () => {
  it.each(CASES.map((one) => [one.name, one.kind, one] as const))('of %s is read: %s', async (_name, _kind, one) => {
    expect(await read(one)).toHaveLength(one.builds.length);
  });

  it.each(CASES.flatMap((one) => one.lies.map((lie) => [one.name, one.kind, wordsOf(lie), one, lie] as const)))(
    'of %s is refused: %s with %s',
    async (_name, _kind, _words, one, lie) => {
      await expect(read(one, lie)).rejects.toThrow('its series or its figures differ.');
    },
  );
});

/** What a gateway makes of the instructions of a case: the same ones in another number. */
const MISCOUNTS: readonly (readonly [string, (own: readonly Instruction[]) => readonly (readonly Instruction[])[]])[] =
  [
    ['each instruction twice', (own) => [own.flatMap((one) => [one, one])]],
    ['all instructions twice', (own) => [[...own, ...own]]],
    ['the first instruction three times', ([first, ...rest]) => [[first, first, first, ...rest] as Instruction[]]],
    ['the last instruction twice', (own) => [[...own, own.at(-1)] as Instruction[]]],
    ['no instruction', () => [[]]],
    ['a second transaction of the same instructions', (own) => [own, own]],
  ];

describe.each(MISCOUNTS)('a transaction on Solana with %s', (_, change) => {
  it.each(CASES.map((one) => [one.name, one.kind, one] as const))('is refused: %s, %s', async (_name, _kind, one) => {
    await expect(readAll(one, ...change(instructionsOf(one)))).rejects.toThrow(
      /it does a step more than once|it has no call/,
    );
  });
});

describe('a transaction on Solana with an instruction of another action', () => {
  it.each(CASES.map((one) => [one.name, one.kind, one] as const))('is refused: %s, %s', async (_name, _kind, one) => {
    const own = instructionsOf(one);
    for (const other of CASES) {
      const more = instructionsOf(other).slice(-1);
      const isClaim = one.kind === 'CLAIM_ALL' && other.name === 'BuildClaim';
      if (isClaim) continue;
      for (const all of [
        [...more, ...own],
        [...own, ...more],
      ])
        await expect(readAll(one, all)).rejects.toThrow(/it calls “|it does a step more than once/);
    }
  });
});

describe('the instructions that are beside others', () => {
  const [payout, end] = [
    instructionsOf({ builds: [[program.getClaimPayoutInstruction, HELD]] } as unknown as Case),
    instructionsOf({ builds: [[program.getCloseAccountInstruction, HELD]] } as unknown as Case),
  ];
  const input = { ...place, holder: HOLDER };
  const claim = (kind: string, kinds?: readonly string[]): Case => ({
    name: 'BuildClaim',
    input: { ...input, ...(kinds && { kinds }) },
    kind,
    builds: [],
    lies: [],
  });
  const last = instructionsOf({ builds: [[program.getClaimFinalInstruction, HELD]] } as unknown as Case);

  it.each<[string, string, Case, readonly Instruction[]]>([
    [
      'it calls “closeAccount”',
      'the end of an account without its last claim',
      claim('CLAIM_PAYOUT'),
      [...payout, ...end],
    ],
    ['it calls “closeAccount”', 'the end of an account before its last claim', claim('CLAIM_FINAL'), [...end, ...last]],
    ['it calls “closeAccount”', 'the end of an account alone', claim('CLAIM_FINAL'), end],
    ['too few', 'one claim instead of several', claim('CLAIM_ALL'), payout],
    ['too few', 'one claim and an end instead of several', claim('CLAIM_ALL'), [...last, ...end]],
    ['it calls “claimFinal”', 'an unnamed claim', claim('CLAIM_ALL', ['PAYOUT', 'TAIL']), [...payout, ...last]],
  ])('are refused because %s: %s', async (reason, _, one, instructions) => {
    await expect(readAll(one, instructions)).rejects.toThrow(reason);
  });
});
