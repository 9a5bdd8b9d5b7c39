import { expect, it } from 'vitest';
import { createStreamTokens } from './stream-tokens.ts';

it('takes a token that it issued, until its end', () => {
  let at = 1_000;
  const tokens = createStreamTokens(60, () => at);
  const token = tokens.issue();
  expect(tokens.isValid(token)).toBe(true);
  at += 59;
  expect(tokens.isValid(token)).toBe(true);
  at += 1;
  expect(tokens.isValid(token)).toBe(false);
});

it('issues no token twice', () => {
  const tokens = createStreamTokens(60);
  expect(tokens.issue()).not.toBe(tokens.issue());
});

it('takes no token of another process, and none that was changed', () => {
  const tokens = createStreamTokens(60_000);
  const token = tokens.issue();
  const [nonce, end, seal] = token.split('.');
  for (const other of [
    createStreamTokens(60_000).issue(),
    '',
    '.',
    '..',
    `${nonce}.${end}`,
    `${nonce}.${Number(end) + 1}.${seal}`,
    `${nonce}..${seal}`,
    `${nonce}.${end}.${seal}x`,
    `${nonce}.${end}.`,
    `é.${end}.${seal}`,
  ])
    expect([other, tokens.isValid(other)]).toEqual([other, false]);
});
