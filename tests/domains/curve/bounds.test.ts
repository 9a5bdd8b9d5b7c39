// Numbers that the program's fields cannot hold: refused with the argument and what it takes, through HTTP, before anything is built.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCurveWorld, type Trader } from '../../contracts/solana/support/curve.ts';
import { forFile } from '../../support/for-file.ts';
import { openSolanaGateway, walletOf } from '../../support/solana/gateway.ts';
import { recordChains } from './support/recorded.ts';

const TOO_LARGE = `${1n << 64n}`;
const U64 = `0 to ${(1n << 64n) - 1n}`;
const SINCE_1970 = 'a time from 1970 on';
const LATER = '2100-01-01T00:00:00Z';
const SWAP = { side: 'SELL', amount: '1', units: '1', deadlineAt: LATER };
const ROUND = { price: '1', endsAt: LATER };

await forFile(recordChains());
const world = await createCurveWorld({}, 1);
const gateway = await forFile(openSolanaGateway(world));
const [trader, issuer] = [world.traders[0] as Trader, world.issuer].map(walletOf);
if (trader === undefined || issuer === undefined) throw new Error('wallets');
const token = await gateway.account(trader, issuer);
const wallet = issuer;

async function refusal(name: string, given: object) {
  const { cluster: chain, seriesKey } = gateway;
  const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const { data, errors } = await gateway.ask(
    `mutation ($input: ${Name}Input!) { ${name}(input: $input) {
      __typename ... on Error { code path expected } } }`,
    { input: { idempotencyKey: randomUUID(), chain, seriesKey, ...given } },
    token,
  );
  expect(errors ?? []).toEqual([]);
  return data?.[name];
}
const inputRefusal = (argument: string, expected: string) => ({
  __typename: 'InputRefusal',
  code: 'BAD_INPUT',
  path: ['input', argument],
  expected,
});

describe('a number beyond the program’s field', () => {
  it.each<[string, string, object, string]>([
    ['buildSwap', 'units', { ...SWAP, units: TOO_LARGE }, U64],
    ['buildSwap', 'amount', { ...SWAP, amount: TOO_LARGE }, U64],
    ['buildSwap', 'amount', { ...SWAP, amount: `${(1n << 256n) - 1n}` }, U64],
    ['buildSwap', 'deadlineAt', { ...SWAP, deadlineAt: '1969-12-31T23:59:59Z' }, SINCE_1970],
    ['buildStake', 'units', { units: TOO_LARGE }, U64],
    ['buildUnstake', 'units', { units: TOO_LARGE }, U64],
    ['buildTender', 'units', { units: TOO_LARGE, leastPrice: '1' }, U64],
    ['buildTender', 'leastPrice', { units: '1', leastPrice: TOO_LARGE }, U64],
    ['buildWithdrawTender', 'units', { units: TOO_LARGE }, U64],
    ['buildOpenTender', 'price', { ...ROUND, price: TOO_LARGE }, U64],
    ['buildOpenTender', 'endsAt', { ...ROUND, endsAt: '0001-01-01T00:00:00Z' }, SINCE_1970],
    ['buildPayTail', 'amount', { amount: TOO_LARGE }, U64],
  ])('%s refuses %s', async (name, argument, input, expected) => {
    for (const allowFailing of [false, true]) {
      const answer = await refusal(name, { wallet, allowFailing, ...input });
      expect(answer).toEqual(inputRefusal(argument, expected));
    }
    expect(await gateway.database.prisma.builtTransaction.count()).toBe(0);
  });

  it('is not proposed as the cap of an amendment, which nobody could send', async () => {
    const terms = { shareRate: '1000000000', theta: '0', termsSalt: '5' };
    const answer = await refusal('proposeAmendment', { newId: randomUUID(), newCap: TOO_LARGE, ...terms });
    expect(answer).toEqual(inputRefusal('newCap', `at most ${(1n << 64n) - 1n}`));
    expect(await gateway.database.prisma.termsAmendment.count()).toBe(0);
  });
});
