import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, it } from 'vitest';
import { mutationDocument } from '../../../src/apps/demo/steps/actor.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { withoutCommit } from '../support/actions.ts';
import { applicationsOf, type Person } from './support.ts';

const clock = createTestClock();
const [oneWallet, twoWallet] = [newWallet(), newWallet()];
const HOUR = 3_600_000;
let owner: Person;

const adminWallets = [oneWallet.address, twoWallet.address];
const gateway = await forFile(startTestGateway({ clock, adminWallets, countriesServed: ['PT'] }));
const { approved, auditOf, claim, decide, leavesAlone, mutate, person, preview, rowOf, started, submitted } =
  applicationsOf(gateway);
let [one, two] = await Promise.all([person(oneWallet), person(twoWallet)]);

/** An application of somebody new that `one` reviews. */
async function inReview(more: object = {}): Promise<string> {
  owner = await person();
  const id = await submitted(owner, more);
  expect((await claim(one, id)).application?.state).toBe('IN_REVIEW');
  return id;
}
const act = (who: Person | undefined, field: string, input: object, idempotencyKey = randomUUID()) =>
  mutate(who?.token, field, input, { idempotencyKey });
const refuses = (id: string, code: string, work: () => Promise<{ readonly code?: string }>) =>
  leavesAlone(id, async () => expect(await work()).toMatchObject({ code }));

describe('a review', () => {
  it('is claimed, previewed and ended with an approval, which may be revoked', async () => {
    const id = await inReview();
    const claimed = await rowOf(id);
    expect(claimed).toMatchObject({ reviewerId: one.accountId, claimedAt: clock.now(), version: 3 });
    const seen = await preview(one, { id, decision: 'APPROVE' });
    expect(seen).toMatchObject({
      version: 3,
      state: 'APPROVED',
      reasonCode: null,
      application: { state: 'IN_REVIEW' },
    });
    expect(seen.confirmationExpiresAt).toBe(new Date(clock.now().getTime() + 300_000).toISOString());
    expect(await rowOf(id)).toEqual(claimed);
    const { version, confirmation } = seen;
    const done = await act(one, 'decideApplication', { id, version, decision: 'APPROVE', confirmation });
    const at = clock.now().toISOString();
    expect(done.application).toMatchObject({ state: 'APPROVED', version: 4, decidedAt: at, decisionReasonCode: null });
    clock.advance(HOUR);
    const gone = await act(two, 'revokeApplication', { id, version: 4, reasonCode: 'RULES_BROKEN' });
    expect(gone.application).toMatchObject({
      ...{ state: 'REVOKED', version: 5, decidedAt: at, endedAt: clock.now().toISOString() },
      decisionReasonCode: 'RULES_BROKEN',
    });
    expect(await auditOf(id)).toEqual([
      [one.accountId, 'application.claim', {}],
      [one.accountId, 'application.approve', { persona: 'ISSUER' }],
      [two.accountId, 'application.revoke', { persona: 'ISSUER', reason: 'RULES_BROKEN' }],
    ]);
    await started(owner);
  });

  it('is ended with a rejection, whose code its owner reads', async () => {
    const id = await inReview();
    const done = await decide(one, { id, decision: 'REJECT', reasonCode: 'INFORMATION_INCOMPLETE' });
    expect(done.application).toMatchObject({ state: 'REJECTED', decisionReasonCode: 'INFORMATION_INCOMPLETE' });
    const document = `{ application(id: "${id}") { state decisionReasonCode } }`;
    expect((await gateway.ask(document, {}, owner.token)).data).toEqual({
      application: { state: 'REJECTED', decisionReasonCode: 'INFORMATION_INCOMPLETE' },
    });
    expect((await auditOf(id)).at(-1)).toEqual([
      one.accountId,
      'application.reject',
      { persona: 'ISSUER', reason: 'INFORMATION_INCOMPLETE' },
    ]);
    await started(owner);
  });

  it('is one admin’s: a second one is refused, for a day', async () => {
    const id = await inReview();
    await refuses(id, 'APPLICATION_CLAIMED', () => claim(two, id));
    await refuses(id, 'APPLICATION_CLAIMED', () => claim(one, id));
    await refuses(id, 'APPLICATION_CLAIMED', () => preview(two, { id, decision: 'APPROVE' }));
    const { version, confirmation } = await preview(one, { id, decision: 'APPROVE' });
    const decision = { id, version, confirmation, decision: 'APPROVE' };
    await refuses(id, 'APPLICATION_CLAIMED', () => act(two, 'decideApplication', decision));
    clock.advance(24 * HOUR - 1);
    two = await person(twoWallet);
    await refuses(id, 'APPLICATION_CLAIMED', () => claim(two, id));
    clock.advance(1);
    one = await person(oneWallet);
    expect((await claim(two, id)).application).toMatchObject({ state: 'IN_REVIEW', version: 4 });
    await refuses(id, 'APPLICATION_CLAIMED', () => preview(one, { id, decision: 'APPROVE' }));
    expect((await decide(two, { id, decision: 'APPROVE' })).application?.state).toBe('APPROVED');
  });

  it('is claimed by one of two who claim at once, and once under a key', async () => {
    owner = await person();
    const id = await submitted(owner);
    const both = await Promise.all([claim(one, id), claim(two, id)]);
    expect(both.filter(({ application }) => application !== undefined)).toHaveLength(1);
    for (const { code } of both) expect([undefined, 'CONFLICT', 'APPLICATION_CLAIMED']).toContain(code);
    expect(await auditOf(id)).toHaveLength(1);
    const other = await submitted(owner, { persona: 'BACKER', incomeSourceKinds: [] });
    const key = randomUUID();
    const claimed = await claim(one, other, key);
    expect(await claim(one, other, key)).toEqual(claimed);
    expect(await auditOf(other)).toHaveLength(1);
  });

  it('of an own application is refused', async () => {
    const own = await submitted(one);
    await refuses(own, 'APPLICATION_OWN', () => claim(one, own));
    await claim(two, own);
    await refuses(own, 'APPLICATION_OWN', () => preview(one, { id: own, decision: 'APPROVE' }));
    const { version, confirmation } = await preview(two, { id: own, decision: 'APPROVE' });
    const decision = { id: own, version, confirmation, decision: 'APPROVE' };
    await refuses(own, 'APPLICATION_OWN', () => act(one, 'decideApplication', decision));
    expect((await act(two, 'decideApplication', decision)).application?.state).toBe('APPROVED');
    const revocation = { id: own, version: 4, reasonCode: 'ON_REQUEST' };
    await refuses(own, 'APPLICATION_OWN', () => act(one, 'revokeApplication', revocation));
    expect((await act(two, 'revokeApplication', revocation)).application?.state).toBe('REVOKED');
  });

  it('is for admins alone', async () => {
    const id = await inReview();
    const input = { id, version: 3, decision: 'APPROVE', confirmation: 'x' };
    for (const [field, asked] of [
      ['claimApplication', { id }],
      ['previewApplicationDecision', { id, decision: 'APPROVE' }],
      ['decideApplication', input],
      ['revokeApplication', { id, version: 3, reasonCode: 'ON_REQUEST' }],
    ] as const) {
      await refuses(id, 'FORBIDDEN', () => act(owner, field, asked));
      await refuses(id, 'UNAUTHENTICATED', () => act(undefined, field, asked));
      expect([field, await act(one, field, { ...asked, id: randomUUID() })]).toMatchObject([
        field,
        { code: 'NOT_FOUND' },
      ]);
    }
  });

  it('is in no move that its state does not allow', async () => {
    owner = await person();
    const id = await started(owner);
    const moves = (state: string, refused: readonly string[]) =>
      Promise.all(
        refused.map(async (field) => {
          const input = {
            claimApplication: {},
            decideApplication: { version: 1, decision: 'APPROVE', confirmation: 'x' },
            previewApplicationDecision: { decision: 'APPROVE' },
            revokeApplication: { version: 1, reasonCode: 'ON_REQUEST' },
          }[field];
          const answer = await act(one, field, { id, ...input });
          expect([state, field, answer]).toMatchObject([state, field, { code: 'RECORD_STATE' }]);
        }),
      );
    const decisions = ['decideApplication', 'previewApplicationDecision'];
    await moves('DRAFT', ['claimApplication', ...decisions, 'revokeApplication']);
    await act(owner, 'submitApplication', { id });
    await moves('SUBMITTED', [...decisions, 'revokeApplication']);
    await claim(one, id);
    await moves('IN_REVIEW', ['revokeApplication']);
    await decide(one, { id, decision: 'APPROVE' });
    await moves('APPROVED', ['claimApplication', ...decisions]);
    for (const field of ['withdrawApplication', 'editApplication', 'submitApplication'])
      expect(await act(owner, field, { id })).toMatchObject({ code: 'RECORD_STATE' });
    await act(one, 'revokeApplication', { id, version: 4, reasonCode: 'ON_REQUEST' });
    await moves('REVOKED', ['claimApplication', ...decisions, 'revokeApplication']);
    const other = await inReview();
    await decide(one, { id: other, decision: 'REJECT', reasonCode: 'INFORMATION_FALSE' });
    for (const field of ['claimApplication', 'withdrawApplication'])
      expect(await act(field === 'claimApplication' ? one : owner, field, { id: other })).toMatchObject({
        code: 'RECORD_STATE',
      });
  });
});

describe('a decision', () => {
  it('on an application that was withdrawn in review is refused', async () => {
    const id = await inReview();
    const { version, confirmation } = await preview(one, { id, decision: 'APPROVE' });
    const gone = await act(owner, 'withdrawApplication', { id });
    expect(gone.application).toMatchObject({ state: 'WITHDRAWN', readiness: null, decidedAt: null });
    const decision = { id, version, confirmation, decision: 'APPROVE' };
    await refuses(id, 'RECORD_STATE', () => act(one, 'decideApplication', decision));
    await refuses(id, 'RECORD_STATE', () => claim(two, id));
  });

  it('is of the version that was previewed', async () => {
    const id = await inReview();
    const { version, confirmation } = await preview(one, { id, decision: 'APPROVE' });
    const decision = { id, version, confirmation, decision: 'APPROVE' };
    for (const other of [2, 4, 0, -1])
      await refuses(id, 'CONFLICT', () => act(one, 'decideApplication', { ...decision, version: other }));
    const { prisma } = gateway.database;
    await prisma.application.update({ where: { id }, data: { country: 'CH', version: { increment: 1 } } });
    await refuses(id, 'CONFLICT', () => act(one, 'decideApplication', decision));
    await refuses(id, 'CONFIRMATION_INVALID', () => act(one, 'decideApplication', { ...decision, version: 4 }));
    const stale = { id, version: 3, reasonCode: 'ON_REQUEST' };
    expect((await decide(one, { id, decision: 'APPROVE' })).application?.version).toBe(5);
    await refuses(id, 'CONFLICT', () => act(one, 'revokeApplication', stale));
  });

  it('is the one that was previewed, by the admin who did, within five minutes', async () => {
    const id = await inReview();
    const other = await submitted(owner, { persona: 'BACKER', incomeSourceKinds: [] });
    await claim(one, other);
    const rejection = { id, decision: 'REJECT', reasonCode: 'INFORMATION_FALSE' };
    const { version, confirmation } = await preview(one, rejection);
    const decided = (more: object) => act(one, 'decideApplication', { ...rejection, version, confirmation, ...more });
    for (const more of [
      { decision: 'APPROVE', reasonCode: null },
      { reasonCode: 'INFORMATION_INCOMPLETE' },
      { confirmation: `${confirmation}0` },
      { confirmation: '' },
      { confirmation: '\u0000'.repeat(10_000) },
    ])
      await refuses(id, 'CONFIRMATION_INVALID', () => decided(more));
    await refuses(other, 'CONFIRMATION_INVALID', () => decided({ id: other }));
    clock.advance(301_000);
    await refuses(id, 'CONFIRMATION_INVALID', () => decided({}));
    const fresh = await preview(one, rejection);
    expect((await decided({ confirmation: fresh.confirmation })).application?.state).toBe('REJECTED');
  });

  it.each([
    ['an approval with a reason', { decision: 'APPROVE', reasonCode: 'INFORMATION_FALSE' }],
    ['a rejection without one', { decision: 'REJECT' }],
    ['a rejection with a reason of a revocation', { decision: 'REJECT', reasonCode: 'ON_REQUEST' }],
  ])('that is %s is refused', async (_, wrong) => {
    const id = await inReview();
    const path = ['input', 'reasonCode'];
    await leavesAlone(id, async () => {
      expect(await preview(one, { id, ...wrong })).toEqual({ code: 'BAD_INPUT', path });
      const input = { id, version: 3, confirmation: 'x', ...wrong };
      expect(await act(one, 'decideApplication', input)).toEqual({ code: 'BAD_INPUT', path });
    });
  });

  it('revokes with a reason of a revocation alone', async () => {
    owner = await person();
    const id = await approved(owner, one);
    const input = { id, version: 4, reasonCode: 'INFORMATION_INCOMPLETE' };
    await refuses(id, 'BAD_INPUT', () => act(one, 'revokeApplication', input));
  });

  it('is made once: the same key again answers the same, another key is refused', async () => {
    const id = await inReview();
    const { version, confirmation } = await preview(one, { id, decision: 'APPROVE' });
    const [input, key] = [{ id, version, confirmation, decision: 'APPROVE' }, randomUUID()];
    const done = await act(one, 'decideApplication', input, key);
    expect(await act(one, 'decideApplication', input, key)).toEqual(done);
    await refuses(id, 'RECORD_STATE', () => act(one, 'decideApplication', input));
    expect(await auditOf(id)).toHaveLength(2);
  });

  it('and a withdrawal at once: one of them is done', async () => {
    const id = await inReview();
    const { version, confirmation } = await preview(one, { id, decision: 'APPROVE' });
    const both = await Promise.all([
      act(one, 'decideApplication', { id, version, confirmation, decision: 'APPROVE' }),
      act(owner, 'withdrawApplication', { id }),
    ]);
    const done = both.flatMap(({ application }) => application?.state ?? []);
    expect(done).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: done[0], version: 4 });
    expect((await auditOf(id)).length).toBe(done[0] === 'APPROVED' ? 2 : 1);
  });
});

it('a mutation whose transaction fails leaves nothing behind', async () => {
  const { prisma } = gateway.database;
  owner = await person();
  const newId = randomUUID();
  const stored = async () => [
    await prisma.application.findMany({ where: { accountId: owner.accountId } }),
    await auditOf(newId),
    await prisma.outboxMessage.count(),
  ];
  const steps: readonly (readonly [Person, string, () => Promise<object>])[] = [
    [owner, 'startApplication', async () => ({ newId, persona: 'BACKER', country: 'PT' })],
    [owner, 'editApplication', async () => ({ id: newId, country: 'CH' })],
    [owner, 'writeApplicationNote', async () => ({ id: newId, text: 'A note.' })],
    [owner, 'submitApplication', async () => ({ id: newId })],
    [one, 'claimApplication', async () => ({ id: newId })],
    [one, 'writeApplicationNote', async () => ({ id: newId, text: 'Another.' })],
    [
      one,
      'decideApplication',
      async () => {
        const { version, confirmation } = await preview(one, { id: newId, decision: 'APPROVE' });
        return { id: newId, version, confirmation, decision: 'APPROVE' };
      },
    ],
    [one, 'revokeApplication', async () => ({ id: newId, version: 7, reasonCode: 'ON_REQUEST' })],
  ];
  for (const [who, field, inputOf] of steps) {
    const [before, input] = [await stored(), await inputOf()];
    const { data, errors } = await withoutCommit(prisma, () =>
      gateway.ask(
        mutationDocument(field, '... on Error { code }'),
        { input: { idempotencyKey: randomUUID(), ...input } },
        who.token,
      ),
    );
    expect([field, data?.[field]?.code ?? errors?.[0]?.extensions.code]).toEqual([field, 'INTERNAL']);
    expect([field, await stored()]).toEqual([field, before]);
    expect((await act(who, field, input)).application).toBeDefined();
    expect(await stored()).not.toEqual(before);
  }
});

describe('readiness', () => {
  const missing = async (id: string, who = owner) => {
    const { data } = await gateway.ask<{ application: { readiness: { code: string; ok: boolean }[] | null } }>(
      `{ application(id: "${id}") { readiness { code ok } } }`,
      {},
      who.token,
    );
    return data?.application.readiness?.flatMap(({ code, ok }) => (ok ? [] : [code])) ?? null;
  };

  it('is as it is now until the decision, and then as it was', async () => {
    owner = await person();
    const id = await started(owner, { country: 'CH', incomeSourceKinds: [] });
    const all = [
      'IDENTITY_PASSED',
      'COUNTRY_SERVED',
      'INCOME_SOURCE_NAMED',
      'ISSUER_APPROVED',
      'TERMS_SEALED',
      'CONTRACT_SIGNED',
    ];
    expect(await missing(id)).toEqual(all);
    await act(owner, 'editApplication', { id, country: 'PT', incomeSourceKinds: ['BANK'] });
    expect(await missing(id)).toEqual(['IDENTITY_PASSED', 'ISSUER_APPROVED', 'TERMS_SEALED', 'CONTRACT_SIGNED']);
    const { prisma } = gateway.database;
    const entry = { chain: TEST_CHAIN, wallet: owner.wallet.address };
    await prisma.allowlistEntry.create({ data: { ...entry, verified: true, updatedAt: clock.now() } });
    expect(await missing(id)).toContain('ISSUER_APPROVED');
    await prisma.allowlistEntry.updateMany({ where: entry, data: { issuerApproved: true } });
    expect(await missing(id)).toEqual(['IDENTITY_PASSED', 'TERMS_SEALED', 'CONTRACT_SIGNED']);
    await act(owner, 'submitApplication', { id });
    await claim(one, id);
    expect(await missing(id, one)).toEqual(['IDENTITY_PASSED', 'TERMS_SEALED', 'CONTRACT_SIGNED']);
    const seen = await preview(one, { id, decision: 'APPROVE' });
    const done = await decide(one, { id, decision: 'APPROVE' });
    expect(done.application?.readiness).toEqual(seen.application?.readiness);
    await prisma.allowlistEntry.updateMany({ where: entry, data: { issuerApproved: false } });
    expect(await missing(id)).toEqual(['IDENTITY_PASSED', 'TERMS_SEALED', 'CONTRACT_SIGNED']);
    await act(one, 'revokeApplication', { id, version: 5, reasonCode: 'ON_REQUEST' });
    expect(await missing(id, one)).toEqual(['IDENTITY_PASSED', 'TERMS_SEALED', 'CONTRACT_SIGNED']);
  });

  it('has the terms of a drafted series, of the account alone', async () => {
    const [drafting, other] = [await person(), await person()];
    const [id, others] = [await started(drafting), await started(other)];
    const { prisma } = gateway.database;
    const seriesKey = `0x${randomUUID().replaceAll('-', '').repeat(2)}`;
    const hash = `0x${'11'.repeat(32)}`;
    await prisma.seriesDraft.create({
      data: {
        ...{ accountId: drafting.accountId, chain: TEST_CHAIN, issuer: drafting.wallet.address, seriesKey },
        ...{ draftSalt: hash, termsCommitment: hash, currencyCode: 978, indexingRule: 0 },
        ...{ unitsOffered: 1n, raise: {} },
      },
    });
    expect(await missing(id, drafting)).toContain('TERMS_SEALED');
    const ciphertext = Uint8Array.of(1);
    await prisma.termsVault.create({ data: { chain: TEST_CHAIN, seriesKey, keyId: 'test', ciphertext } });
    expect(await missing(id, drafting)).not.toContain('TERMS_SEALED');
    expect(await missing(others, other)).toContain('TERMS_SEALED');
  });

  it('has the signed contract of the persona, of the account alone, until it is voided', async () => {
    const [signing, other] = [await person(), await person()];
    const { prisma } = gateway.database;
    const hash = `0x${'11'.repeat(32)}`;
    const signed = (kind: 'SERIES' | 'PARTICIPATION') =>
      prisma.contractSession.create({
        data: {
          ...{
            id: randomUUID(),
            kind,
            accountId: signing.accountId,
            chain: TEST_CHAIN,
            wallet: signing.wallet.address,
          },
          ...(kind === 'SERIES' && { draftId: randomUUID(), draftVersion: 1, seriesKey: hash, onchain: 'PENDING' }),
          ...{ templateVersion: 1, templateHash: hash, documentHash: hash, signedHash: hash, state: 'SIGNED' },
          ...{ renderedAt: new Date(0), expiresAt: new Date(1), signedAt: new Date(0), keyId: 'test' },
          signedDocumentEncrypted: Uint8Array.of(1),
        },
      });
    const backer = { persona: 'BACKER', incomeSourceKinds: [] } as const;
    const ids = {
      issuer: await started(signing),
      backer: await started(signing, backer),
      other: await started(other, backer),
    };
    const misses = async (id: string, who = signing) => (await missing(id, who))?.includes('CONTRACT_SIGNED');
    expect([await misses(ids.issuer), await misses(ids.backer)]).toEqual([true, true]);
    await signed('PARTICIPATION');
    expect([await misses(ids.issuer), await misses(ids.backer), await misses(ids.other, other)]).toEqual([
      true,
      false,
      true,
    ]);
    const { id } = await signed('SERIES');
    expect(await misses(ids.issuer)).toBe(false);
    await prisma.contractSession.update({
      where: { id },
      data: { state: 'VOIDED', voidedAt: new Date(), onchain: null },
    });
    expect(await misses(ids.issuer)).toBe(true);
  });

  it('of a list is in the answer of admins, by application', async () => {
    const people = await Promise.all([person(), person()]);
    const ids = [];
    for (const who of people)
      ids.push(encodeGlobalID('Application', await started(who, { persona: 'ATTESTOR', incomeSourceKinds: [] })));
    const { data } = await gateway.ask<{ applications: { nodes: { id: string; readiness: object[] }[] } }>(
      '{ applications(persona: ATTESTOR, first: 2) { nodes { id readiness { code ok } } } }',
      {},
      one.token,
    );
    const codes = (country: boolean) => [
      { code: 'IDENTITY_PASSED', ok: false },
      { code: 'COUNTRY_SERVED', ok: country },
      { code: 'SIGNER_KEY_ACTIVE', ok: false },
    ];
    expect(data?.applications.nodes.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const { readiness } of data?.applications.nodes ?? []) expect(readiness).toEqual(codes(true));
  });
});
