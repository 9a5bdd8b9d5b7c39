// What an instruction says where one of its accounts is another, unsigned, or not writable.
import { AccountRole, type Address, type Instruction } from '@solana/kit';
import { expect } from 'vitest';
import {
  keyPair,
  type Meta,
  paying,
  readonly,
  replaced,
  type Sending,
  SYSTEM_PROGRAM,
  signing,
  writable,
} from './chain.ts';
import { TOKEN_PROGRAM, type World } from './world.ts';

const STRANGER = '7o36UsWR1JQLpZ9PE2gn9L4SQ69CNNiWAXd4Jt7rqz9Z' as Address;

/**
 * One line for each account but the runtime's programs, and the places where any account will do: its place, and the answers where a stranger's account is in its place
 * (signing where it signs), where its signature is missing, where it is not writable (`-` where it signs or is written by nobody).
 */
export async function tamper(world: World, whole: Instruction, free: readonly number[] = []): Promise<string[]> {
  const accounts = whole.accounts ?? [];
  const answer = async (place: number, meta: Meta): Promise<string> => {
    const sent = await world.chain.send({ ...whole, accounts: accounts.with(place, meta) });
    if (sent.answer === 'ACCEPTED') throw new Error(`account ${place} is not checked`);
    return sent.answer;
  };
  const stranger = await keyPair(666);
  world.chain.fund(stranger.address);
  const lines: string[] = [];
  for (const [place, { address, role }] of accounts.entries()) {
    if (address === SYSTEM_PROGRAM || address === TOKEN_PROGRAM || free.includes(place)) continue;
    const written = role === AccountRole.WRITABLE || role === AccountRole.WRITABLE_SIGNER;
    const signs = role === AccountRole.READONLY_SIGNER || role === AccountRole.WRITABLE_SIGNER;
    const plain = written ? writable(STRANGER) : readonly(STRANGER);
    const other = signs ? (written ? paying : signing)(stranger) : plain;
    const unsigned = written ? writable(address) : readonly(address);
    const still = signs ? ({ ...accounts[place], role: AccountRole.READONLY_SIGNER } as Meta) : readonly(address);
    lines.push(
      [
        `${place}`,
        await answer(place, other),
        signs ? await answer(place, unsigned) : '-',
        written ? await answer(place, still) : '-',
      ].join(' '),
    );
  }
  return lines;
}

/** The answers where there is one account less, and one more. */
export async function miscount(world: World, whole: Instruction): Promise<string[]> {
  const accounts = whole.accounts ?? [];
  const lists = [accounts.slice(0, -1), [...accounts, readonly(STRANGER)]];
  const sent = [];
  for (const list of lists) sent.push(await world.chain.answer({ ...whole, accounts: list }));
  return sent;
}

/** What the first three accounts of every instruction but the first and the views answer. */
export const PREFIX_LINES = ['0 ACCOUNT_INVALID - -', '1 ACCOUNT_INVALID - -', '2 ACCOUNT_INVALID - -'];

/** Refuses every other account as `lines` say after the first three but at `free` places, and another number of them. */
export async function expectChecked(
  { free = [], ...world }: World & { readonly free?: readonly number[] },
  sending: Sending,
  lines: readonly unknown[],
) {
  const whole = await sending;
  expect(await tamper(world, whole, free)).toEqual([...PREFIX_LINES, ...lines]);
  expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
}

/** Refuses what belongs to another series, round or holder in these places. */
export async function expectOwn(world: World, whole: Instruction, others: readonly (readonly [number, Address])[]) {
  for (const [place, address] of others) {
    expect(await world.chain.answer(replaced(whole, place, writable(address)))).toBe('ACCOUNT_INVALID');
  }
}
