import { describe, expect, it } from 'vitest';
import { refusals } from '../../../contracts/solana/idl/source.ts';
import { refusalName } from '../../../src/adapters/solana/errors.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
import { buy, createCurveWorld, putTokens, type Trader } from '../../contracts/solana/support/curve.ts';
import { TOKEN_PROGRAM } from '../../contracts/solana/support/world.ts';

const SYSTEM = '11111111111111111111111111111111';
const custom = (number: number | bigint) => ({ InstructionError: [0, { Custom: number }] });
const failedIn = (...programs: string[]) =>
  programs.map((program) => `Program ${program} failed: custom program error: 0x1`);

describe('the name of a refusal', () => {
  it.each(refusals.map(({ number, name }) => [number, name]))('of %i is %s', (number, name) => {
    expect(refusalName({ err: custom(number as number) }, PROGRAM)).toBe(name);
  });

  it.each([
    ['nothing', null, [], null],
    ['a number after the last', custom(6000 + refusals.length), [], 'UNKNOWN_PROGRAM_ERROR'],
    ['a number before the first', custom(5999n), [], 'UNKNOWN_PROGRAM_ERROR'],
    ['our number of another program', custom(6000), failedIn(TOKEN_PROGRAM, PROGRAM), 'UNKNOWN_PROGRAM_ERROR'],
    ['too few tokens', custom(1), failedIn(TOKEN_PROGRAM, PROGRAM), 'INSUFFICIENT_TOKENS'],
    ['too few lamports for an account', custom(1n), failedIn(SYSTEM, PROGRAM), 'INSUFFICIENT_FUNDS'],
    ['another refusal of the token program', custom(3), failedIn(TOKEN_PROGRAM, PROGRAM), 'UNKNOWN_PROGRAM_ERROR'],
    ['a number of a third program', custom(1), failedIn(PROGRAM.replace('D', 'E')), 'UNKNOWN_PROGRAM_ERROR'],
    ['a number that is none', { InstructionError: [0, { Custom: '6000' }] }, [], 'REVERTED'],
    ['no units left', { InstructionError: [0, 'ComputationalBudgetExceeded'] }, [], 'REVERTED'],
    ['no fee', 'InsufficientFundsForFee', [], 'INSUFFICIENT_FUNDS'],
    ['a payer of no account', 'AccountNotFound', [], 'INSUFFICIENT_FUNDS'],
    ['no rent', { InsufficientFundsForRent: { account_index: 1 } }, [], 'INSUFFICIENT_FUNDS'],
    ['an old blockhash', 'BlockhashNotFound', [], 'BLOCKHASH_EXPIRED'],
    ['something of the runtime', 'TooManyAccountLocks', [], 'REVERTED'],
    ['a form of no sense', 7, [], 'REVERTED'],
    ['an empty record', {}, [], 'REVERTED'],
  ] as const)('of %s', (_, err, logs, name) => {
    expect(refusalName({ err, logs }, PROGRAM)).toBe(name);
  });

  it('is the program’s by what it answers', async () => {
    const world = await createCurveWorld();
    const trader = world.traders[0] as Trader;
    const early = await world.chain.send(buy(world, trader, { given: 1n, deadline: 0n }));
    const named = ({ meta: { err, logMessages: logs } }: typeof early.answerOfNode) =>
      refusalName({ err, logs }, PROGRAM);
    expect(named(early.answerOfNode)).toBe('DEADLINE_PAST');
    putTokens(world, trader.money, world.token, trader.signer.address, 5n);
    const poor = await world.chain.send(buy(world, trader, { given: 1_000_000n }));
    expect(named(poor.answerOfNode)).toBe('INSUFFICIENT_TOKENS');
  });
});
