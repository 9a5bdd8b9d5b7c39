import { describe, expect, it } from 'vitest';
import { compareWithTriage, type Finding, textOf } from '../../scripts/slither/triage.ts';

const finding = (impact: string, call = 'hub.collect(key)', line = 12): Finding => ({
  check: 'reentrancy',
  impact,
  description:
    `Reentrancy in Hub.pay(bytes32) (contracts/evm/src/Hub.sol#${line}-${line + 9}):\n` +
    `\tExternal calls:\n\t- ${call} (contracts/evm/src/Hub.sol#${line + 3})\n`,
});
const accepting = (accepted: Finding) => [
  { check: accepted.check, reason: 'Closed to re-entry.', findings: [textOf(accepted)] },
];

describe('a finding of Slither', () => {
  it('is named by its function, and by its code as well where its impact is high or medium', () => {
    expect(textOf(finding('Low'))).toBe('Reentrancy in Hub.pay(bytes32):');
    for (const impact of ['High', 'Medium']) {
      expect(textOf(finding(impact))).toBe('Reentrancy in Hub.pay(bytes32): | External calls: | - hub.collect(key)');
    }
  });

  it('stays accepted where its lines moved', () => {
    const moved = finding('High', 'hub.collect(key)', 80);
    expect(compareWithTriage([moved], accepting(finding('High')))).toEqual({ unaccepted: [], stale: [], repeated: [] });
  });

  it('is accepted once', () => {
    const twice = [...accepting(finding('Low')), ...accepting(finding('Low'))];
    expect(compareWithTriage([finding('Low')], twice).repeated).toEqual([
      'reentrancy: Reentrancy in Hub.pay(bytes32):',
    ]);
  });

  it('of high or medium impact is new where its code changed; a low one is not', () => {
    const changed = 'token.call(data)';
    const medium = compareWithTriage([finding('Medium', changed)], accepting(finding('Medium')));
    expect(medium.unaccepted).toEqual([`reentrancy: ${textOf(finding('Medium', changed))}`]);
    expect(medium.stale).toEqual([`reentrancy: ${textOf(finding('Medium'))}`]);
    expect(compareWithTriage([finding('Low', changed)], accepting(finding('Low'))).unaccepted).toEqual([]);
  });

  it('is accepted under its own check only, and one that is found no more is said', () => {
    const other = { ...finding('Low'), check: 'timestamp' };
    expect(compareWithTriage([other], accepting(finding('Low')))).toEqual({
      unaccepted: ['timestamp: Reentrancy in Hub.pay(bytes32):'],
      stale: ['reentrancy: Reentrancy in Hub.pay(bytes32):'],
      repeated: [],
    });
  });
});
