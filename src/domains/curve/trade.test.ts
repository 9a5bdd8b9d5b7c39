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
