import { describe, expect, it } from 'vitest';
import { CONFIRMATION_LIFETIME_S, type ConfirmedDecision, createConfirmations } from './confirmation.ts';

const now = new Date('2026-03-01T12:00:00.500Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const confirmations = createConfirmations([new Uint8Array(32).fill(7)]);
const DECISION: ConfirmedDecision = {
  id: 'a',
  version: 3,
  decision: 'REJECT',
  reasonCode: 'INFORMATION_FALSE',
  adminId: 'b',
};
const { text, expiresAt } = confirmations.issue(DECISION, now);
const [end = '', code = ''] = text.split('.');
const invalid = expect.objectContaining({ code: 'CONFIRMATION_INVALID' });

describe('a confirmation', () => {
  it('is taken for its decision until its end', () => {
    expect(expiresAt).toEqual(new Date('2026-03-01T12:05:00.000Z'));
    for (const at of [now, later(CONFIRMATION_LIFETIME_S * 1000 - 501)])
      expect(() => confirmations.require(text, DECISION, at)).not.toThrow();
    for (const at of [expiresAt, later(3_600_000)])
      expect(() => confirmations.require(text, DECISION, at)).toThrow(invalid);
  });

  it.each<Partial<ConfirmedDecision>>([
    { id: 'c' },
    { version: 4 },
    { decision: 'APPROVE' },
    { reasonCode: null },
    { reasonCode: 'INFORMATION_INCOMPLETE' },
    { adminId: 'a' },
  ])('is taken for no other: %j', (other) => {
    expect(() => confirmations.require(text, { ...DECISION, ...other }, now)).toThrow(invalid);
  });

  it.each([
    ['of a later end', `${Number(end) + 60}.${code}`],
    ['of another code', `${end}.${code.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}`],
    ['in upper case', `${end}.${code.toUpperCase()}`],
    ['with more', `${text} `],
    ['with less', text.slice(0, -1)],
    ['without a code', `${end}.`],
    ['that is empty', ''],
  ])('%s is refused', (_, altered) => {
    expect(altered).not.toBe(text);
    expect(() => confirmations.require(altered, DECISION, now)).toThrow(invalid);
  });

  it('of the old key is taken while both keys are there, and issued under the newest', () => {
    const [old, fresh] = [7, 8].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array];
    const turned = createConfirmations([fresh, old]);
    expect(() => turned.require(text, DECISION, now)).not.toThrow();
    const issued = turned.issue(DECISION, now).text;
    expect(() => createConfirmations([fresh]).require(issued, DECISION, now)).not.toThrow();
    expect(() => confirmations.require(issued, DECISION, now)).toThrow(invalid);
  });

  it('of another key is refused', () => {
    const other = createConfirmations([new Uint8Array(32).fill(8)]).issue(DECISION, now);
    expect(() => confirmations.require(other.text, DECISION, now)).toThrow(invalid);
  });
});
