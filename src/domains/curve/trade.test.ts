import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { BEFORE_YOU_BUY, requireAcknowledged } from './trade.ts';

const { version } = BEFORE_YOU_BUY;

it.each([
  ['the present text', { acknowledged: true, beforeYouBuyVersion: version }, 'accepted'],
  ['nothing', {}, 'BUY_NOT_ACKNOWLEDGED'],
  ['a version alone', { beforeYouBuyVersion: version }, 'BUY_NOT_ACKNOWLEDGED'],
  ['no version', { acknowledged: true }, 'BUY_NOT_ACKNOWLEDGED'],
  ['the refusal of it', { acknowledged: false, beforeYouBuyVersion: version }, 'BUY_NOT_ACKNOWLEDGED'],
  ['an earlier text', { acknowledged: true, beforeYouBuyVersion: version - 1 }, 'BUY_NOT_ACKNOWLEDGED'],
  ['a later text', { acknowledged: true, beforeYouBuyVersion: version + 1 }, 'BUY_NOT_ACKNOWLEDGED'],
])('who acknowledges %s buys or does not', (_, said, code) => {
  expect(codeOf(() => requireAcknowledged(said))).toBe(code);
});

// A change of a constant changes the text: it is then a new version, because buyers acknowledge a version.
it('is the text of its version', () => {
  const hash = createHash('sha256').update(BEFORE_YOU_BUY.text).digest('hex');
  expect([BEFORE_YOU_BUY.version, hash]).toEqual([
    4,
    '0be2a74b1c03e12b389760fbad376a1423419efff50924d3a60f5355ce652a60',
  ]);
});
