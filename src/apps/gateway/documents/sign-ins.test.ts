import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { countSignIns } from './sign-ins.ts';

it.each([
  ['a query', 0, 'query { viewer { account { id } } signIn }'],
  ['another mutation', 0, 'mutation { signOut { __typename } }'],
  ['a challenge', 1, 'mutation { signInNonce { message } }'],
  ['a challenge and a sign-in', 2, 'mutation { signInNonce { message } signIn { token } }'],
  ['a challenge and a signature of another wallet', 2, 'mutation { addWalletChallenge { text } addWallet { id } }'],
  ['the end of an account', 2, 'mutation { deleteAccountChallenge { text } a: deleteAccount { id } }'],
  [
    'one that is left out',
    0,
    'mutation { signIn @skip(if: true) { token } ... @include(if: false) { signIn { token } } }',
  ],
  ['one that is not left out', 1, 'mutation { signIn @skip(if: false) @include(if: true) { token } }'],
  ['a default that leaves out', 0, 'mutation ($s: Boolean = true) { signIn @skip(if: $s) { token } }'],
  ['aliases', 3, 'mutation { a: signIn { token } b: signIn { token } ... { c: signInNonce { nonce } } }'],
  ['the same field twice', 1, 'mutation { signIn { token } signIn { expiresAt } }'],
  ['a field of that name in another', 0, 'mutation { signOut { signIn } }'],
  [
    'a fragment, once',
    1,
    'mutation { ...F ...F } fragment F on Mutation { ...G ...G } fragment G on Mutation { signIn { token } }',
  ],
  ['a fragment of itself', 1, 'mutation { ...F } fragment F on Mutation { signIn { token } ...F }'],
  ['a fragment that is not there', 0, 'mutation { ...F }'],
])('counts challenges and sign-ins: %s', (_, count, text) => {
  expect(countSignIns(parse(text))).toBe(count);
});

it('counts those of the operation that is run', () => {
  const document = parse('mutation A { signIn { token } } mutation B { signOut { __typename } }');
  expect([
    countSignIns(document, 'A'),
    countSignIns(document, 'B'),
    countSignIns(document, 'C'),
    countSignIns(document),
  ]).toEqual([1, 0, 0, 0]);
});

it('counts by the variables of the request', () => {
  const document = parse('mutation ($s: Boolean!) { signIn @skip(if: $s) { token } }');
  expect([countSignIns(document, null, { s: true }), countSignIns(document, null, { s: false })]).toEqual([0, 1]);
});
