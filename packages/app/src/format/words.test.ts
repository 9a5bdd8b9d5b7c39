import { describe, expect, it } from 'vitest';
import { periodState, phase, seriesState, windowPhase } from './words.ts';

describe.each([
  ['a series', seriesState, 'ACTIVE', 'Paying'],
  ['a phase', phase, 'GATE', 'Last checks'],
  ['a window', windowPhase, 'COMMIT', 'Sealed orders are taken'],
  ['a quarter', periodState, 'LATE', 'Report is late'],
])('the state of %s', (_, words, state, text) => {
  it('has words of its own', () => expect(words(state)).toBe(text));

  it.each([
    ['__proto__', '  proto  '],
    ['constructor', 'Constructor'],
    ['toString', 'Tostring'],
    ['SOME_STATE', 'Some state'],
  ])('is written as it is if this version does not know it: %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });
});
