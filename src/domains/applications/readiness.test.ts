import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountFacts, type ApplicationFacts, readinessOf } from './readiness.ts';

const READY: ApplicationFacts = {
  persona: 'ISSUER',
  country: 'PT',
  incomeSourceKinds: ['BANK'],
  identityStatus: 'PASSED',
};
const KNOWN: AccountFacts = {
  ...{ walletVerified: true, issuerApproved: true, signerKeyActive: true },
  ...{ termsSealed: true, seriesSigned: true, participationSigned: true },
};
const OF_ALL = ['IDENTITY_PASSED', 'COUNTRY_SERVED'];
const OF_ISSUERS = [
  ...['IDENTITY_PASSED', 'COUNTRY_SERVED', 'INCOME_SOURCE_NAMED', 'ISSUER_APPROVED', 'TERMS_SEALED'],
  'CONTRACT_SIGNED',
];

const missing = (
  application: Partial<ApplicationFacts>,
  account: Partial<AccountFacts> = {},
  served: string[] | null = null,
) =>
  readinessOf({ ...READY, ...application }, { ...KNOWN, ...account }, served && new Set(served)).flatMap(
    ({ code, ok }) => (ok ? [] : [code]),
  );

describe('readiness', () => {
  it.each([
    ['ISSUER', OF_ISSUERS],
    ['BACKER', [...OF_ALL, 'WALLET_VERIFIED', 'CONTRACT_SIGNED']],
    ['ATTESTOR', [...OF_ALL, 'SIGNER_KEY_ACTIVE']],
  ])('of a %s is %s', (persona, codes) => {
    expect(readinessOf({ ...READY, persona }, KNOWN, null)).toEqual(codes.map((code) => ({ code, ok: true })));
  });

  it.each<[string, Partial<ApplicationFacts>, Partial<AccountFacts>, string[] | null]>([
    ['IDENTITY_PASSED', { identityStatus: null }, {}, null],
    ['IDENTITY_PASSED', { identityStatus: 'STARTED' }, {}, null],
    ['IDENTITY_PASSED', { identityStatus: 'PENDING' }, {}, null],
    ['IDENTITY_PASSED', { identityStatus: 'FAILED' }, {}, null],
    ['IDENTITY_PASSED', { identityStatus: 'EXPIRED' }, {}, null],
    ['COUNTRY_SERVED', {}, {}, ['CH']],
    ['COUNTRY_SERVED', { country: 'CH' }, {}, ['PT', 'DE']],
    ['INCOME_SOURCE_NAMED', { incomeSourceKinds: [] }, {}, null],
    ['ISSUER_APPROVED', {}, { issuerApproved: false }, null],
    ['WALLET_VERIFIED', { persona: 'BACKER' }, { walletVerified: false }, null],
    ['SIGNER_KEY_ACTIVE', { persona: 'ATTESTOR' }, { signerKeyActive: false }, null],
    ['TERMS_SEALED', {}, { termsSealed: false }, null],
    ['CONTRACT_SIGNED', {}, { seriesSigned: false }, null],
    ['CONTRACT_SIGNED', { persona: 'BACKER' }, { participationSigned: false }, null],
  ])('misses %s alone with %j %j %j', (code, application, account, served) => {
    expect(missing(application, account, served)).toEqual([code]);
  });

  it('has its country served where the list has it', () => {
    expect(missing({ country: 'CH' }, {}, ['PT', 'CH'])).toEqual([]);
  });

  it('is made of items that do not depend on each other', () => {
    const facts = fc.record({
      identity: fc.boolean(),
      country: fc.boolean(),
      sources: fc.boolean(),
      wallet: fc.boolean(),
      terms: fc.boolean(),
      contract: fc.boolean(),
    });
    fc.assert(
      fc.property(
        facts,
        fc.boolean(),
        ({ identity, country, sources, wallet, terms, contract }, participationSigned) => {
          const application = {
            ...READY,
            identityStatus: identity ? 'PASSED' : 'PENDING',
            country: country ? 'PT' : 'CH',
            incomeSourceKinds: sources ? ['BANK'] : [],
          };
          const account = {
            ...{ issuerApproved: wallet, walletVerified: participationSigned, signerKeyActive: participationSigned },
            ...{ termsSealed: terms, seriesSigned: contract, participationSigned },
          };
          const items = readinessOf(application, account, new Set(['PT']));
          expect(items.map(({ ok }) => ok)).toEqual([identity, country, sources, wallet, terms, contract]);
        },
      ),
    );
  });
});
