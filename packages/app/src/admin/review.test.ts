import { describe, expect, it } from 'vitest';
import type { QueuedApplicationFragment } from '../generated/operations.ts';
import { claimEndsAt, nameOf, reviewSteps, warningsOf } from './review.ts';

const APPLICATION = {
  state: 'SUBMITTED',
  country: 'DE',
  identityStatus: 'PASSED',
  onchain: null,
  claimedAt: '2027-01-01T00:00:00Z',
  account: { id: 'a', displayName: 'Ada', displayNameMixesScripts: false, country: 'DE' },
} as unknown as QueuedApplicationFragment;
const withAccount = (account: object) => ({ ...APPLICATION, account: { ...APPLICATION.account, ...account } }) as never;

describe('a review', () => {
  it('warns of names that may deceive, of checks that failed, and of countries that differ', () => {
    expect(warningsOf(APPLICATION)).toEqual([]);
    expect(warningsOf(withAccount({ displayNameMixesScripts: true }))[0]).toMatch(/mixes scripts/);
    const reversed = withAccount({ displayName: 'Ada\u202eevE' });
    expect(nameOf(reversed)).toBe('AdaevE');
    expect(warningsOf(reversed)[0]).toMatch(/do not show/);
    expect(warningsOf(withAccount({ displayName: null }))).toEqual(['The account has chosen no name.']);
    expect(warningsOf({ ...APPLICATION, identityStatus: 'FAILED' })).toHaveLength(1);
    expect(warningsOf(withAccount({ country: 'PT' }))[0]).toMatch(/Portugal.+Germany/);
    expect(warningsOf({ ...APPLICATION, account: null })).toEqual(['The account was deleted.']);
  });

  it('has a step on the chain unless the application is rejected, and a claim of a day', () => {
    const statesOf = (state: string, onchain: string | null = null) =>
      reviewSteps({ state, onchain } as never).map((step) => step.state);
    expect(statesOf('SUBMITTED')).toEqual(['NEXT', 'LATER', 'LATER']);
    expect(statesOf('IN_REVIEW')).toEqual(['DONE', 'NEXT', 'LATER']);
    expect(statesOf('APPROVED', 'PENDING')).toEqual(['DONE', 'DONE', 'NEXT']);
    expect(statesOf('REVOKED', 'VERIFIED')).toEqual(['DONE', 'DONE', 'DONE']);
    expect(statesOf('REJECTED')).toEqual(['DONE', 'DONE']);
    expect(claimEndsAt(APPLICATION)).toBe(Date.parse('2027-01-02T00:00:00Z'));
  });
});
