import { describe, expect, it } from 'vitest';
import { RecordStateError, requireState, type StateReason } from './record-state.ts';

const reason: StateReason = { record: 'case', state: 'OPEN', needs: ['ATTESTED'], can: 'be reported' };

describe('a step that a record’s state does not allow', () => {
  it.each<[string, StateReason]>([
    ['The case is OPEN; only one that is ATTESTED can be reported. No step leads there now.', reason],
    [
      'The case is OPEN; only one that is ATTESTED can be reported. Sign it first.',
      { ...reason, next: 'Sign it first.' },
    ],
    [
      'The case is OPEN; only one that is ATTESTED or REPORTED can be reported. No step leads there now.',
      { ...reason, needs: ['ATTESTED', 'REPORTED'], next: null },
    ],
  ])('is refused with: %s', (message, why) => {
    expect(() => requireState('CASE_STATE', why)).toThrow(expect.objectContaining({ code: 'CASE_STATE', message }));
    expect(new RecordStateError(why)).toMatchObject({ code: 'RECORD_STATE', message, reason: why });
  });

  it('is taken in a state that is named', () => {
    expect(() => requireState('WRONG_STATE', { ...reason, state: 'ATTESTED' })).not.toThrow();
  });
});
