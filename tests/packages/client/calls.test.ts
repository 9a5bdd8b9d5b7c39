import {
  associatedAccount,
  feedAccount,
  positionAccount,
  readEvmCall,
  readSolanaCalls,
  seriesAccounts,
  sharedAccounts,
  walletRecord,
} from '@income-series/client/calls';
import { otherAccount, otherAccountSeed, TOKEN_PROGRAM } from '@income-series/protocol/program-accounts';
import { uintWord } from '@income-series/protocol/words';
import { createAddressWithSeed, getBase58Decoder, type Instruction, type Address as KitAddress } from '@solana/kit';
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  getTransferInstruction,
} from '@solana-program/token';
import { encodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { createAddresses, kitAddress } from '../../../src/adapters/solana/addresses.ts';
import { openOther } from '../../../src/adapters/solana/calls/payee.ts';
import {
  getAmendTermsInstruction,
  getReleaseWithheldInstruction,
  getRevealBidInstruction,
  getRouteInstruction,
  getSetVerifiedInstruction,
  getSubmitTrueUpInstruction,
} from '../../../src/adapters/solana/generated/instructions/index.ts';
import { requestOf } from '../../../src/adapters/solana/message.ts';

const TO = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const OTHER = `0x${'cd'.repeat(20)}` as const;
const SERIES = `0x${'5e'.repeat(32)}` as const;
const COMMITMENT = `0x${'c0'.repeat(32)}` as const;

describe('a call of an EVM chain', () => {
  it('is read with its contract, its function and its arguments', () => {
    const args = [SERIES, COMMITMENT, 7n] as const;
    const data = encodeFunctionData({ abi: abis.raise, functionName: 'commitBid', args });
    expect(readEvmCall({ to: TO, data })).toEqual({
      to: TO.toLowerCase(),
      contracts: ['raise'],
      functionName: 'commitBid',
      args: [
        { name: expect.any(String), value: SERIES },
        { name: expect.any(String), value: COMMITMENT },
        { name: expect.any(String), value: '7' },
      ],
      accounts: [],
    });
  });

  it('is read as an approval of the token alone, with who may take how much', () => {
    const data = encodeFunctionData({ abi: abis.token, functionName: 'approve', args: [OTHER, 5n] });
    expect(readEvmCall({ to: TO, data })).toMatchObject({
      contracts: ['token'],
      args: [
        { name: 'spender', value: expect.stringMatching(new RegExp(OTHER, 'i')) },
        { name: 'value', value: '5' },
      ],
    });
  });

  it('may be of several contracts', () => {
    const data = encodeFunctionData({ abi: abis.raise, functionName: 'claimKept', args: [SERIES, TO] });
    expect(readEvmCall({ to: TO, data })?.contracts).toEqual(expect.arrayContaining(['raise', 'windows']));
  });

  it.each(['0x', '0xdeadbeef', '0x095ea7b3', `0x095ea7b3${'0'.repeat(64)}`, 'nothing', ''])('is none: %s', (data) => {
    expect(readEvmCall({ to: TO, data })).toBeNull();
  });
});

const addressOf = (byte: number) => getBase58Decoder().decode(new Uint8Array(32).fill(byte)) as KitAddress;
const [WALLET, PROGRAM, ACCOUNT, ELSE] = [1, 2, 3, 4].map(addressOf) as [
  KitAddress,
  KitAddress,
  KitAddress,
  KitAddress,
];
const lifetime = { blockhash: addressOf(9) as never, lastValidBlockHeight: 1n };
/** The numbers of `activateCurve` and of `failCurve` in the program (contracts/solana/interface.md), which have four accounts alone. */
const [ACTIVATE, FAIL] = [16, 17];
const [BUY, STAKE] = [14, 20];

const own = (number: number, programAddress = PROGRAM): Instruction => ({
  programAddress,
  accounts: Array.from({ length: number === ACTIVATE || number === FAIL ? 4 : 13 }, () => ({
    address: ACCOUNT,
    role: 1,
  })),
  data: Uint8Array.of(number),
});
const signer = { address: WALLET } as never;
const opening = getCreateAssociatedTokenIdempotentInstruction({
  payer: signer,
  ata: ACCOUNT,
  owner: WALLET,
  mint: ELSE,
}) as Instruction;
const transfer = getTransferInstruction({ source: ACCOUNT, destination: ELSE, authority: signer, amount: 1n });
const built = (...instructions: readonly Instruction[]) =>
  requestOf(WALLET, instructions, lifetime, { computeUnitLimit: 200_000, unitPrice: 5n }).transaction;

/** The names of the calls that are read, with the programs that they go to. */
const readNames = (transaction: string, wallet: string = WALLET) =>
  readSolanaCalls(transaction, wallet)?.map(({ functionName, to }) => [functionName, to]) ?? null;

const BUDGET = 'ComputeBudget111111111111111111111111111111' as KitAddress;
const budget = (...data: readonly number[]): Instruction => ({ programAddress: BUDGET, data: Uint8Array.from(data) });
const priced = (computeUnitLimit: number, unitPrice: bigint, ...instructions: readonly Instruction[]) =>
  requestOf(WALLET, [...instructions, own(ACTIVATE)], lifetime, { computeUnitLimit, unitPrice }).transaction;
const openingOf = (ata: KitAddress, mint: KitAddress) =>
  getCreateAssociatedTokenIdempotentInstruction({ payer: signer, ata, owner: WALLET, mint }) as Instruction;

describe('what a transaction on Solana costs', () => {
  it.each([
    ['no price', 1_400_000, 0n],
    ['the price of the service’s own senders', 1_400_000, 10_000n],
    ['ten times that', 1_400_000, 100_000n],
    ['a higher price of fewer units', 200_000, 700_000n],
    ['a limit above that of the chain, which takes its own', 2 ** 32 - 1, 100_000n],
  ])('is read with %s', (_, limit, price) => {
    expect(readNames(priced(limit, price))).toEqual([['activateCurve', PROGRAM]]);
  });

  it.each<[string, string]>([
    ['a price above the bound', priced(1_400_000, 100_001n)],
    ['a higher price of fewer units above the bound', priced(200_000, 700_001n)],
    ['1 SOL', priced(1_400_000, 714_285_715n)],
    ['the highest price', priced(1, 2n ** 64n - 1n)],
    ['two limits', priced(200_000, 0n, budget(2, 1, 0, 0, 0))],
    ['two prices', priced(200_000, 5n, budget(3, 5, 0, 0, 0, 0, 0, 0, 0))],
    ['a price that goes on', priced(200_000, 0n, budget(3, 5, 0, 0, 0, 0, 0, 0, 0, 0))],
    ['a price that ends early', priced(200_000, 0n, budget(3, 5))],
    ['a fee of the former form', priced(200_000, 0n, budget(0, 1, 0, 0, 0, 0, 0, 0, 1))],
    ['a larger heap', priced(200_000, 0n, budget(1, 0, 0, 4, 0))],
    ['an instruction without data', priced(200_000, 0n, budget())],
    ['an opening that no call uses', priced(200_000, 0n, openingOf(ELSE, ACCOUNT))],
    ['two openings of token accounts', priced(200_000, 0n, openingOf(ACCOUNT, ELSE), openingOf(ELSE, ACCOUNT))],
    ['the same opening twice', priced(200_000, 0n, opening, opening)],
  ])('is refused with %s', (name, transaction) => {
    expect([name, readNames(transaction)]).toEqual([name, null]);
  });
});

it('derives the accounts that the adapter names', async () => {
  const at = createAddresses(PROGRAM);
  expect(sharedAccounts(PROGRAM)).toEqual({
    config: await at.config(),
    eventAuthority: await at.eventAuthority(),
    program: PROGRAM,
  });
  expect(seriesAccounts(PROGRAM, SERIES)).toEqual({
    series: await at.series(SERIES),
    vault: await at.vault(SERIES),
    unitMint: await at.unitMint(SERIES),
    stakes: await at.stakes(SERIES),
  });
  expect([walletRecord(PROGRAM, WALLET), feedAccount(PROGRAM, 978)]).toEqual([
    await at.wallet(WALLET),
    await at.feed(978),
  ]);
  expect([positionAccount(PROGRAM, SERIES, WALLET), associatedAccount(WALLET, ELSE)]).toEqual([
    await at.position(SERIES, WALLET),
    await at.tokenAccount(WALLET, ELSE),
  ]);
});

describe('an opening of the other account of a wallet', () => {
  const [MINT, DUST] = [6, 7].map(addressOf) as [KitAddress, KitAddress];
  const other = kitAddress(otherAccount(WALLET, MINT));
  const openingFor = (wallet: KitAddress, mint = MINT) =>
    openOther({ address: wallet } as never, kitAddress(otherAccount(wallet, mint)), mint);
  const [deposit, space, start] = openingFor(WALLET) as [Instruction, Instruction, Instruction];
  /** A call that names the other account. */
  const paying = {
    ...own(ACTIVATE),
    accounts: [other, ACCOUNT, ELSE, DUST].map((address) => ({ address, role: 1 })),
  };
  const changed = ({ data = new Uint8Array(), ...rest }: Instruction, at: number): Instruction => {
    const bytes = Uint8Array.from(data);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return { ...rest, data: bytes };
  };

  it('is at the address that its seed gives, and is read as no call', async () => {
    const of = { baseAddress: WALLET, programAddress: TOKEN_PROGRAM as KitAddress, seed: otherAccountSeed(MINT) };
    expect(other).toBe(await createAddressWithSeed(of));
    expect(readNames(built(deposit, space, start, paying))).toEqual([['activateCurve', PROGRAM]]);
    const between = built(own(FAIL), deposit, space, start, paying);
    expect(readNames(between)?.map(([name]) => name)).toEqual(['failCurve', 'activateCurve']);
  });

  it.each<[string, string]>([
    ['of an account that no call names', built(deposit, space, start, own(ACTIVATE))],
    ['of another wallet’s', built(...openingFor(ELSE), paying)],
    ['of another mint', built(...openingFor(WALLET, DUST), paying)],
    ['without its deposit', built(space, start, paying)],
    ['without its end', built(deposit, space, paying)],
    ['in another order', built(deposit, start, space, paying)],
    ['twice', built(deposit, space, start, deposit, space, start, paying)],
    ['beside that of an associated one', built(deposit, space, start, opening, paying)],
    ['with a larger deposit', built(changed(deposit, 6), space, start, paying)],
    [
      'with a deposit elsewhere',
      built(
        {
          ...deposit,
          accounts: [
            { address: WALLET, role: 3 },
            { address: ELSE, role: 1 },
          ],
        },
        space,
        start,
        paying,
      ),
    ],
    ['for another program', built(deposit, changed(space, 100), start, paying)],
    ['for another owner', built(deposit, space, changed(start, 5), paying)],
  ])('is refused %s', (name, transaction) => {
    expect([name, readNames(transaction)]).toEqual([name, null]);
  });
});

describe('the calls of a transaction on Solana', () => {
  it('are those of the program, beside its fee and the accounts that it opens', () => {
    expect(readNames(built(opening, own(ACTIVATE), own(FAIL)))).toEqual([
      ['activateCurve', PROGRAM],
      ['failCurve', PROGRAM],
    ]);
  });

  it('have the arguments and the accounts that the program names', () => {
    const key = Uint8Array.from({ length: 32 }, () => 0xab);
    const wallets = [ACCOUNT, ELSE];
    const accounts = { config: ACCOUNT, eventAuthority: ELSE, sender: signer, role: ACCOUNT, records: [ELSE, ELSE] };
    const trueUp = { year: 2027, nonce: 2n ** 64n - 1n, attestedAt: 5n, adjustment: -(2n ** 100n) };
    const amended = { config: ACCOUNT, eventAuthority: ELSE, issuer: signer, series: ACCOUNT, record: ELSE };
    const at = { programAddress: PROGRAM };
    const signature = new Uint8Array(65);
    const verify = getSetVerifiedInstruction({ ...accounts, verified: true, wallets }, at) as Instruction;
    const submit = getSubmitTrueUpInstruction({ ...amended, ...trueUp, signature }, at) as Instruction;
    const amend = { ...amended, nonce: 1n, termsCommitment: key, cap: 3n, signature };
    const calls = readSolanaCalls(built(verify, submit, getAmendTermsInstruction(amend, at) as Instruction), WALLET);
    expect(calls?.[0]?.args).toEqual([
      { name: 'verified', value: 'true' },
      { name: 'wallets', value: JSON.stringify(wallets) },
    ]);
    expect(calls?.[0]?.accounts.slice(0, 4)).toEqual([
      { name: 'config', value: ACCOUNT },
      { name: 'eventAuthority', value: ELSE },
      { name: 'program', value: PROGRAM },
      { name: 'sender', value: WALLET },
    ]);
    expect(calls?.[1]?.args.slice(0, 4)).toEqual([
      { name: 'year', value: '2027' },
      { name: 'nonce', value: `${2n ** 64n - 1n}` },
      { name: 'attestedAt', value: '5' },
      { name: 'adjustment', value: `${-(2n ** 100n)}` },
    ]);
    expect(calls?.[2]?.args[1]).toEqual({ name: 'termsCommitment', value: `0x${'ab'.repeat(32)}` });
  });

  it('have the price and the quantity of an opening as the numbers that they are', () => {
    const accounts = {
      config: ACCOUNT,
      eventAuthority: ELSE,
      bidder: signer,
      record: ELSE,
      raise: ACCOUNT,
      book: ELSE,
    };
    const opening = { price: uintWord(13_000_000n), quantity: uintWord(20n), salt: new Uint8Array(32).fill(0xc0) };
    const reveal = getRevealBidInstruction({ ...accounts, bid: ACCOUNT, ...opening }, { programAddress: PROGRAM });
    expect(readSolanaCalls(built(reveal as Instruction), WALLET)?.[0]?.args).toEqual([
      { name: 'price', value: '13000000' },
      { name: 'quantity', value: '20' },
      { name: 'salt', value: COMMITMENT },
    ]);
  });

  describe('of the income router', () => {
    const [RECEIPTS, MINT] = [5, 6].map(addressOf) as [KitAddress, KitAddress];
    const shared = { config: ELSE, eventAuthority: ELSE, payer: signer, series: ELSE, router: ELSE, money: ELSE };
    const accounts = { ...shared, receipts: RECEIPTS, vault: ELSE, kept: ELSE, token: MINT };
    const at = { programAddress: PROGRAM };
    const counting = getRouteInstruction(accounts, at) as Instruction;
    const releasing = getReleaseWithheldInstruction(accounts, at) as Instruction;
    const OWN = associatedAccount(WALLET, MINT) as KitAddress;
    const payment = ({ destination = RECEIPTS, mint = MINT, source = OWN } = {}) => {
      const moved = { source, mint, destination, authority: signer };
      return getTransferCheckedInstruction({ ...moved, amount: 7_000n, decimals: 6 }) as Instruction;
    };

    it('have the amount that the transaction pays into the receipts before', () => {
      expect(readSolanaCalls(built(payment(), counting), WALLET)?.map(({ args }) => args)).toEqual([
        [{ name: 'amount', value: '7000' }],
      ]);
      expect(readSolanaCalls(built(counting), WALLET)?.map(({ args }) => args)).toEqual([[]]);
    });

    it.each<[string, string]>([
      ['into another account', built(payment({ destination: ELSE }), counting)],
      ['of another mint', built(payment({ mint: ELSE }), counting)],
      ['from an account that does not follow from the wallet', built(payment({ source: ACCOUNT }), counting)],
      ['before another call', built(payment(), releasing)],
      ['before another call than the next', built(payment(), own(ACTIVATE), counting)],
      ['after the call', built(counting, payment())],
      ['beside another', built(payment(), payment(), counting)],
      ['without a call', built(payment())],
    ])('are refused with a payment %s', (name, transaction) => {
      expect([name, readNames(transaction)]).toEqual([name, null]);
    });
  });

  it('name another program where it is called instead', () => {
    expect(readNames(built(own(ACTIVATE, ELSE)))).toEqual([['activateCurve', ELSE]]);
  });

  it.each<[string, string, string?]>([
    ['an instruction whose data go on', built({ ...own(ACTIVATE), data: Uint8Array.of(ACTIVATE, 0) })],
    ['an instruction whose data end early', built({ ...own(STAKE), data: Uint8Array.of(STAKE, 1, 2) })],
    ['an instruction with too few accounts', built({ ...own(ACTIVATE), accounts: [] })],
    ['an instruction with an account too many', built({ ...own(ACTIVATE), accounts: own(BUY).accounts ?? [] })],
    [
      'an instruction that names another signer',
      built({ ...own(BUY), data: Uint8Array.of(BUY, ...new Uint8Array(24)) }),
    ],
    ['an instruction that the program does not have', built(own(250))],
    ['two programs', built(own(ACTIVATE), own(ACTIVATE, ELSE))],
    ['a payment of tokens beside it', built(own(ACTIVATE), transfer as Instruction)],
    ['a payment of tokens', built(transfer as Instruction)],
    ['a payment of lamports', built({ programAddress: addressOf(0), data: Uint8Array.of(200, 0, 0, 0) })],
    ['another wallet', built(own(ACTIVATE)), ELSE],
    ['a transaction that goes on', btoa(`${atob(built(own(ACTIVATE)))}x`)],
    ['a transaction that ends too early', btoa(atob(built(own(ACTIVATE))).slice(0, -3))],
    ['nothing', ''],
    ['no Base64', '!'],
  ])('are none for %s', (name, transaction, wallet) => {
    expect([name, readNames(transaction, wallet)]).toEqual([name, null]);
  });
});
