import { expect, it } from 'vitest';
import { type CheckResult, dueName, isRecorded } from './monitor-rules.ts';

const found = (at: string, reserve = 0n, more: Partial<CheckResult> = {}): CheckResult => ({
  ...{ state: 'CURVE', due: null, reserve, at: new Date(at) },
  ...more,
});
const MORNING = '2025-03-01T08:00:00Z';
const EVENING = '2025-03-01T23:59:59.999Z';
const NEXT = '2025-03-02T00:00:00Z';

it.each<readonly [string, CheckResult | null, CheckResult, boolean]>([
  ['nothing was written before', null, found(MORNING), true],
  ['nothing changed in a day', found(MORNING), found(EVENING), false],
  ['nothing changed in a week', found(MORNING), found('2025-03-08T08:00:00Z'), false],
  ['trades moved the reserve on the same day', found(MORNING), found(EVENING, 7n), false],
  ['trades moved the reserve until the first instant of the next day', found(MORNING), found(NEXT, 7n), true],
  ['trades moved the reserve back, to what was written', found(MORNING, 7n), found(NEXT, 7n), false],
  ['the last row is of a later day: the index was read again', found(NEXT), found(MORNING, 7n), false],
  ['another state was found on the same day', found(MORNING), found(EVENING, 0n, { state: 'ACTIVE' }), true],
  ['something became due on the same day', found(MORNING), found(EVENING, 0n, { due: 'ACTIVATE' }), true],
  ['nothing is due any more', found(MORNING, 0n, { due: 'FAIL' }), found(MORNING), true],
  ['the same is due still', found(MORNING, 0n, { due: 'FAIL' }), found(EVENING, 0n, { due: 'FAIL' }), false],
])('whether a look is written where %s', (_, last, now, expected) => {
  expect(isRecorded(last, now)).toBe(expected);
});

it.each([
  [null, null],
  [{ kind: 'activateCurve' }, 'ACTIVATE'],
  [{ kind: 'failCurve' }, 'FAIL'],
  [{ kind: 'settleTender' }, 'SETTLE_TENDER'],
  [{ kind: 'syncCensus', period: 20271 }, 'TAKE_CENSUS'],
] as const)('what rows say is due of %j', (act, name) => {
  expect(dueName(act as never)).toBe(name);
});
