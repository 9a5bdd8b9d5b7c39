import { expect, it } from 'vitest';
import { isFinal, mayBeReplaced } from './status-rules.ts';

it.each([
  ['BUILT', null, false, true],
  ['SENT', null, false, true],
  ['MINED', true, false, false],
  ['MINED', false, true, false],
  ['INDEXED', true, true, false],
  ['DROPPED', null, true, true],
] as const)('%s, succeeded %s: over %s, may be replaced %s', (life, succeeded, over, replaced) => {
  expect([isFinal({ life, succeeded }), mayBeReplaced(life)]).toEqual([over, replaced]);
});
