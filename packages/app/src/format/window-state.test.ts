import { describe, expect, it } from 'vitest';
import { windowClockAt, windowPhaseAt } from './window-state.ts';

const [commitEndsAt, revealEndsAt] = ['2027-01-04T00:00:00.000Z', '2027-01-06T00:00:00.000Z'];
const at = (time: string) => Date.parse(`2027-01-${time}T00:00:00.000Z`);

describe('the phase of a window', () => {
  it.each([
    ['COMMIT', '03', 'COMMIT', commitEndsAt],
    ['COMMIT', '04', 'REVEAL', revealEndsAt],
    ['COMMIT', '06', 'SETTLE', undefined],
    ['REVEAL', '03', 'REVEAL', revealEndsAt],
    ['REVEAL', '06', 'SETTLE', undefined],
    ['VOID', '03', 'VOID', undefined],
    ['DONE', '09', 'DONE', undefined],
  ])('that is indexed as %s is on January %s %s', (phase, day, current, ends) => {
    const window = { phase, commitEndsAt, revealEndsAt };
    expect(windowPhaseAt(window, at(day))).toBe(current);
    expect(windowClockAt(window, at(day))?.at).toBe(ends);
  });
});
