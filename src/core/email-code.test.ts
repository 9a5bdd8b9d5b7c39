import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmailCodes, EMAIL_CODE_MS, type EmailCodeSubject, isEmailCodeExpired } from './email-code.ts';

const subjects: fc.Arbitrary<EmailCodeSubject> = fc.record({
  accountId: fc.uuid(),
  email: fc.emailAddress(),
  requestedAt: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
});
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
const KEY = Uint8Array.from({ length: 32 }, (_, i) => i);
const SUBJECT: EmailCodeSubject = {
  accountId: '00000000-0000-7000-8001-000000000001',
  email: 'ada@firm.example',
  requestedAt: new Date('2026-03-01T12:00:00.000Z'),
};

/** The number of pairs that differ in one input and have the same code. By chance one pair in 10^8 has. */
function collisions(change: (subject: EmailCodeSubject, key: Uint8Array) => readonly [EmailCodeSubject, Uint8Array]) {
  let same = 0;
  const property = fc.property(subjects, keys, (subject, key) => {
    const [other, otherKey] = change(subject, key);
    if (createEmailCodes(otherKey).codeOf(other) === createEmailCodes(key).codeOf(subject)) same += 1;
  });
  fc.assert(property, { numRuns: 200 });
  return same;
}

describe('a code', () => {
  it('has 8 decimal digits, is derived again as the same, and is known by its key alone', () => {
    fc.assert(
      fc.property(subjects, keys, (subject, key) => {
        const codes = createEmailCodes(key);
        const code = codes.codeOf(subject);
        expect(code).toMatch(/^\d{8}$/);
        expect(createEmailCodes(Uint8Array.from(key)).codeOf({ ...subject })).toBe(code);
        expect(codes.isCode(subject, code)).toBe(true);
        for (const other of ['', code.slice(1), `${code}0`, code.replace(/\d$/, (digit) => `${(+digit + 1) % 10}`)]) {
          expect(codes.isCode(subject, other)).toBe(false);
        }
      }),
    );
  });

  it.each<[string, Parameters<typeof collisions>[0]]>([
    ['account', (subject, key) => [{ ...subject, accountId: `${subject.accountId.slice(0, -1)}x` }, key]],
    ['address', (subject, key) => [{ ...subject, email: `a${subject.email}` }, key]],
    ['time', (subject, key) => [{ ...subject, requestedAt: new Date(subject.requestedAt.getTime() + 1) }, key]],
    ['key', (subject, key) => [subject, key.map((byte, i) => (i === 0 ? byte ^ 1 : byte))]],
    [
      'place of a letter between account and address',
      (subject, key) => [{ ...subject, accountId: `${subject.accountId}a`, email: subject.email.slice(1) }, key],
    ],
  ])('depends on the %s', (_, change) => {
    expect(collisions(change)).toBeLessThanOrEqual(1);
  });

  it('uses every digit at every place', () => {
    const codes = Array.from({ length: 500 }, (_, i) =>
      createEmailCodes(KEY).codeOf({ ...SUBJECT, requestedAt: new Date(i) }),
    );
    for (let place = 0; place < 8; place++) expect(new Set(codes.map((code) => code[place])).size).toBe(10);
    expect(new Set(codes).size).toBe(500);
  });

  it('is the one that HMAC-SHA256 gives by another implementation', () => {
    expect(createEmailCodes(KEY).codeOf(SUBJECT)).toBe('48464602');
  });

  it('is good for 30 minutes', () => {
    const at = (ms: number) => isEmailCodeExpired(SUBJECT.requestedAt, new Date(SUBJECT.requestedAt.getTime() + ms));
    expect([0, EMAIL_CODE_MS - 1, EMAIL_CODE_MS, EMAIL_CODE_MS + 1].map(at)).toEqual([false, false, true, true]);
  });
});
