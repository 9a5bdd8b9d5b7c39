import { concatBytes, utf8 } from '@income-series/protocol/bytes';
import {
  ASSOCIATED_PROGRAM,
  otherAccount,
  otherAccountSeed,
  SYSTEM_PROGRAM,
  TOKEN_ACCOUNT_DEPOSIT,
  TOKEN_ACCOUNT_SIZE,
  TOKEN_PROGRAM,
} from '@income-series/protocol/program-accounts';
import { uintBytes } from '@income-series/protocol/words';
import { base58 } from '@scure/base';

/** An instruction of a transaction, with its accounts in their order. */
export interface ReadInstruction {
  readonly program: string;
  readonly accounts: readonly string[];
  readonly data: Uint8Array;
}

/** The instruction of the associated token program that opens an account unless it exists, and the account's index in the instruction. */
const [OPEN_ACCOUNT, OPENED_INDEX] = [1, 1];
/** The numbers of the instructions that open a wallet's other account: two of the system program, and one of the token program. */
const [PAY_DEPOSIT, ALLOCATE_WITH_SEED, INITIALIZE_ACCOUNT] = [2, 9, 18];

const isAssociated = ({ program, data }: ReadInstruction) =>
  program === ASSOCIATED_PROGRAM && data.length === 1 && data[0] === OPEN_ACCOUNT;

/** An integer as its bytes, the lowest first. */
const integer = (value: bigint | number, length: number): Uint8Array => uintBytes(value, 8 * length, length).reverse();

/** The instructions that open the wallet's other token account of a mint. A transaction must have them byte for byte. */
function otherOpening(wallet: string, mint: string): readonly ReadInstruction[] {
  const account = otherAccount(wallet, mint);
  const [owner, program, seed] = [base58.decode(wallet), base58.decode(TOKEN_PROGRAM), utf8(otherAccountSeed(mint))];
  const deposit = concatBytes(integer(PAY_DEPOSIT, 4), integer(TOKEN_ACCOUNT_DEPOSIT, 8));
  const place = concatBytes(integer(ALLOCATE_WITH_SEED, 4), owner, integer(seed.length, 8), seed);
  return [
    { program: SYSTEM_PROGRAM, accounts: [wallet, account], data: deposit },
    {
      program: SYSTEM_PROGRAM,
      accounts: [account, wallet],
      data: concatBytes(place, integer(TOKEN_ACCOUNT_SIZE, 8), program),
    },
    { program: TOKEN_PROGRAM, accounts: [account, mint], data: concatBytes(integer(INITIALIZE_ACCOUNT, 1), owner) },
  ];
}

const textOf = ({ program, accounts, data }: ReadInstruction): string => [program, ...accounts, data].join(' ');

/** The token account that a transaction opens, or null, and the transaction's other instructions. */
interface TakenOpening {
  readonly opened: string | null;
  readonly steps: readonly ReadInstruction[];
}

/**
 * Splits a transaction into the token account that it opens and its remaining instructions. The account is an associated one, or the
 * other account of the signing wallet. @throws Error if two accounts are opened, because no call needs two and each costs a deposit
 */
export function takeOpening(instructions: readonly ReadInstruction[], wallet: string): TakenOpening {
  const start = instructions.findIndex(({ program }) => program === SYSTEM_PROGRAM);
  // The third of the three instructions names the mint.
  const [, mint] = instructions[start + 2]?.accounts ?? [];
  const expected = start < 0 || mint === undefined ? [] : otherOpening(wallet, mint);
  const isOther =
    expected.length > 0 &&
    expected.every((step, at) => {
      const given = instructions[start + at];
      return given !== undefined && textOf(given) === textOf(step);
    });
  const rest = isOther ? instructions.toSpliced(start, expected.length) : instructions;
  const [associated, ...more] = rest.filter(isAssociated);
  if (more.length > 0 || (isOther && associated !== undefined)) throw new Error('Two accounts are opened.');
  // The first of the three instructions pays the deposit to the opened account, which it names second.
  const opened = (isOther ? expected[0]?.accounts[1] : associated?.accounts[OPENED_INDEX]) ?? null;
  return { opened, steps: rest.filter((entry) => !isAssociated(entry)) };
}
