import { randomUUID, type UUID } from 'node:crypto';
import { periodEnd } from '@income-series/protocol/period';
import { addressOfSecretKey, personalDigest, signDigest } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { modules } from '../../../src/modules.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { keyed, newWallet, startTestGateway, TEST_CHAIN, type TestGateway } from '../../support/gateway.ts';
import { challengeOf } from '../account/support/deletion.ts';
import { SECRET, say } from '../identity/support.ts';
import { type Fields, messagesOf, withoutCommit } from '../support/actions.ts';
import { createAttestor, tokenOf, type Who } from '../support/attestor.ts';
import { caseInput, seal } from '../support/case.ts';
import { createReporting } from '../support/reporting.ts';
import { contextOf, createRecipient, type Recipient, sealText } from '../support/sealing.ts';
import { askOnChain, date, newTerms, proveReport } from '../support/story.ts';
import { traces } from '../support/traces.ts';

const RATE = 10n ** 22n;
const YEAR_END = periodEnd(20264);
const CAP = 5n * 10n ** 11n;
const seen = new Set<string>();

const reporting = await forFile(createReporting({ feedRests: true }));
const { product, launched } = reporting;
const [one, two] = [await createRecipient(product, 0xd1), await createRecipient(product, 0xd2)];
const [x, y] = one.key < two.key ? [one, two] : [two, one];
const report = await proveReport(product, reporting.device, launched);

const db = () => product.gateway.database.prisma;
const issuer = () => ({ wallets: [product.wallet('issuer').address] });
const keys = (...of: readonly Recipient[]) => ({ keys: of.map(({ key }) => key) });

/** Runs a mutation over HTTP; answers the code of its refusal or failure, or null. */
const run = async (token: string | undefined, mutation: string, input: object, idempotencyKey: UUID = randomUUID()) =>
  (await product.gateway.mutate(mutation, keyed(mutation, input, idempotencyKey), { token })).code ?? null;
/** All that is kept but the chain and the runs of mutations. */
async function stored() {
  const { 'the last block': _, 'pending transactions': __, idempotency_records: ___, ...rows } = await traces(product);
  return rows;
}

/** The mutation writes one message, in the transaction of its own; where that comes to nothing, nothing. */
async function notifies(who: Who, mutation: string, input: object, kind: string, expected: Fields): Promise<void> {
  const token = tokenOf(product, who);
  const before = await stored();
  expect(await withoutCommit(db(), () => run(token, mutation, input))).toBe('INTERNAL');
  expect(await stored()).toEqual(before);
  const key = randomUUID();
  const messages = await messagesOf(db(), key, async () => expect(await run(token, mutation, input, key)).toBeNull());
  expect(messages).toEqual([{ topic: kind, together: true, payload: expect.objectContaining({ kind, ...expected }) }]);
  seen.add(kind);
}
/** The mutation does something of which nobody is notified. */
async function isSilent(token: string | undefined, mutation: string, input: object): Promise<void> {
  const before = await stored();
  const messages = await messagesOf(db(), null, async () => expect(await run(token, mutation, input)).toBeNull());
  expect(messages).toEqual([]);
  expect(await stored()).not.toEqual(before);
}
/** The holder of the key asks for what it does not open: the one record that was not asked for before. */
const unopened = (kind: string, subjectId: string, status: string) =>
  notifies(x, 'requestSealing', { key: x.key }, kind, { subjectId, status, audience: issuer() });
const silent = (who: Who, mutation: string, input: object) => isSilent(tokenOf(product, who), mutation, input);

describe('a case of tier 3', () => {
  const opened = async (): Promise<string> => {
    const input = await caseInput(product, report, x);
    const expected = { audience: keys(x), subjectId: input.newId, seriesKey: launched.seriesKey, period: 20261 };
    await notifies('issuer', 'openTier3Case', input, 'CaseOpened', { ...expected, status: 'OPEN' });
    return input.newId;
  };
  const reported = () =>
    x.sign('REPORT', {
      seriesKey: launched.seriesKey,
      period: 20261,
      tier: 3,
      liquidityFlag: 0,
      priorCommitment: report.priorCommitment,
      incomeCommitment: report.incomeCommitment,
    });

  it('notifies its attestor, its signature its issuer, its end the other of them', async () => {
    const [signed, declined] = [await opened(), await opened()];
    const place = contextOf(product, {
      seriesKey: launched.seriesKey,
      record: 'tier3_cases',
      id: signed,
      field: 'documents_ciphertext.0',
    });
    await silent('issuer', 'addTier3Document', { id: signed, index: 0, document: await seal('{}', place, x) });
    const attested = { status: 'ATTESTED', subjectId: signed, period: 20261, audience: issuer() };
    await notifies(x, 'signTier3Case', { id: signed, signature: reported() }, 'CaseAttested', attested);
    const withdrawn = { reason: 'WITHDRAWN', status: 'CLOSED', audience: keys(x) };
    await notifies('issuer', 'closeTier3Case', { id: signed, reason: 'WITHDRAWN' }, 'CaseClosed', withdrawn);
    await unopened('CaseUnopened', declined, 'OPEN');
    const other = { reason: 'OTHER', status: 'CLOSED', audience: issuer() };
    await notifies(x, 'closeTier3Case', { id: declined, reason: 'OTHER' }, 'CaseClosed', other);
  });
});

describe('an amendment', () => {
  const proposal = (more: object = {}) => {
    const { terms, shareRate } = newTerms();
    const own = { theta: `${terms.theta}`, shareRate: `${shareRate}`, termsSalt: `${terms.termsSalt}` };
    return { newId: randomUUID(), seriesKey: launched.seriesKey, ...own, newCap: `${CAP}`, ...more };
  };
  it('notifies its reviewer, and its signature its issuer', async () => {
    const unnamed = proposal();
    await silent('issuer', 'proposeAmendment', unnamed);
    const expected = (id: string) => ({ status: 'AWAITING_ATTESTOR', subjectId: id, audience: keys(x) });
    const naming = { id: unnamed.newId, attestorKey: x.key };
    await notifies('issuer', 'nameReviewer', naming, 'AmendmentToReview', expected(unnamed.newId));
    await silent('issuer', 'withdrawAmendment', { id: unnamed.newId });
    const named = proposal({ attestorKey: x.key });
    await notifies('issuer', 'proposeAmendment', named, 'AmendmentToReview', expected(named.newId));
    const { termsCommitment: newTermsCommitment } = await db().termsAmendment.findUniqueOrThrow({
      where: { id: named.newId },
    });
    const message = { seriesKey: launched.seriesKey, amendmentNonce: 0n, newCap: CAP };
    const signature = x.sign('AMEND', { ...message, newTermsCommitment: newTermsCommitment as `0x${string}` });
    const signed = { status: 'SIGNED', subjectId: named.newId, audience: issuer() };
    await notifies(x, 'signAmendment', { id: named.newId, signature }, 'AmendmentSigned', signed);
  });
});

describe('what attestors are asked for', () => {
  it('an extinguishment notifies both, and the first signature nobody', async () => {
    const id = randomUUID();
    const { seriesKey } = launched;
    const place = contextOf(product, {
      seriesKey,
      record: 'extinguishment_requests',
      id,
      field: 'evidence_ciphertext',
    });
    const evidence = await sealText('It was wound up.', place, [x, y]);
    const input = { newId: id, seriesKey, attestorKeys: [x.key, y.key], evidence };
    const expected = { status: 'OPEN', subjectId: id, audience: keys(x, y) };
    await notifies('issuer', 'openExtinguishment', input, 'ExtinguishmentOpened', expected);
    await askOnChain(product, id);
    const signature = x.sign('EXTINGUISH', { seriesKey, extinguishNonce: 0n });
    await silent(x, 'signExtinguishment', { id, key: x.key, signature });
    await unopened('ExtinguishmentUnopened', id, 'ONE_SIGNED');
  });

  it('a refused pause notifies its issuer, without the code', async () => {
    const [id, { seriesKey }] = [randomUUID(), launched];
    const place = contextOf(product, { seriesKey, record: 'hardship_requests', id, field: 'ciphertext' });
    const input = { newId: id, seriesKey, attestorKey: x.key, reason: await sealText('It closed.', place, [x]) };
    await silent('issuer', 'openHardship', input);
    const { request } = await db().builtTransaction.findFirstOrThrow({
      orderBy: { createdAt: 'desc' },
      where: { kind: 'requestPause' },
    });
    const { to, data } = request as { to: `0x${string}`; data: `0x${string}` };
    await product.wallet('issuer').send({ to, data });
    await product.index();
    await unopened('HardshipUnopened', id, 'REQUESTED');
    const refusal = { id, decision: 'REFUSE', decisionCode: 'EVIDENCE_INSUFFICIENT' };
    const expected = { status: 'REFUSED', subjectId: id, audience: issuer() };
    await notifies(x, 'decideHardship', refusal, 'HardshipRefused', expected);
    const { payload: message } = await db().outboxMessage.findFirstOrThrow({ where: { topic: 'HardshipRefused' } });
    expect(JSON.stringify(message)).not.toContain('EVIDENCE_INSUFFICIENT');
  });

  it('a rate notifies all of them, and their answer the issuer', async () => {
    const asked = { seriesKey: launched.seriesKey, period: '2026-Q1' };
    const quarter = { ...asked, period: 20261 };
    const about = { ...quarter, subjectId: null };
    const expected = { ...about, status: 'REQUESTED', audience: { attestors: true } };
    await notifies('issuer', 'requestFxFallback', asked, 'FxRequested', expected);
    const signature = x.sign('FX', { ...quarter, rate: RATE });
    const signed = { ...about, status: 'SIGNED', audience: issuer() };
    await notifies(x, 'signFxFallback', { ...asked, rate: `${RATE}`, key: x.key, signature }, 'FxSigned', signed);
  });

  it('a year notifies its attestor, its signature its issuer, its end the other of them', async () => {
    await product.devnet.anvil.clock.set(YEAR_END + 3600n);
    const { seriesKey } = launched;
    const open = async () => {
      const input = { newId: randomUUID(), seriesKey, year: 2026, attestorKey: x.key };
      const expected = { status: 'OPEN', subjectId: input.newId, audience: keys(x) };
      await notifies('issuer', 'openAnnualCase', input, 'AnnualOpened', expected);
      return input.newId;
    };
    const [signed, declined] = [await open(), await open()];
    const message = { seriesKey, year: 2026, trueupNonce: 0n, attestationTs: YEAR_END + 60n, adjustment: -7n };
    const signing = { id: signed, adjustment: '-7', attestedAt: date(message.attestationTs) };
    const to = { status: 'SIGNED', subjectId: signed, audience: issuer() };
    await notifies(x, 'signTrueUp', { ...signing, signature: x.sign('TRUEUP', message) }, 'AnnualSigned', to);
    const withdrawn = { reason: 'WITHDRAWN', audience: keys(x) };
    await notifies('issuer', 'closeAnnualCase', { id: signed, reason: 'WITHDRAWN' }, 'AnnualClosed', withdrawn);
    await unopened('AnnualUnopened', declined, 'OPEN');
    const other = { reason: 'OTHER', audience: issuer() };
    await notifies(x, 'closeAnnualCase', { id: declined, reason: 'OTHER' }, 'AnnualClosed', other);
  });
});

describe('a proposal', () => {
  it('notifies nobody, its decision who made it', async () => {
    await silent('admin', 'proposeAttestor', { key: newWallet().address, action: 'REGISTER' });
    const { id: _, ...own } = await db().attestorProposal.findFirstOrThrow();
    for (const approve of [true, false]) {
      const { id: proposedBy } = await db().account.create({ data: {} });
      const { id } = await db().attestorProposal.create({ data: { ...own, proposedBy } });
      const expected = {
        status: approve ? 'APPROVED' : 'REJECTED',
        subjectId: id,
        audience: { accounts: [proposedBy] },
      };
      await notifies('admin', 'decideProposal', { id, approve }, 'ProposalDecided', expected);
    }
  });
});

describe('an application', () => {
  /** The decision that the admin previews, as `decideApplication` takes it. */
  const previewed = async (decision: {
    readonly id: string;
    readonly decision: string;
    readonly reasonCode?: string;
  }) => {
    const asked = { token: product.token('admin'), fields: 'version confirmation' };
    const { version, confirmation } = await product.gateway.mutate('previewApplicationDecision', decision, asked);
    return { ...decision, version: Number(version), confirmation };
  };
  const inReview = async (persona: string): Promise<string> => {
    const newId = randomUUID();
    await silent('outsider', 'startApplication', { newId, persona, country: 'PT' });
    await silent('outsider', 'editApplication', { id: newId, country: 'CH' });
    await silent('outsider', 'writeApplicationNote', { id: newId, text: 'A question.' });
    await silent('outsider', 'submitApplication', { id: newId });
    await silent('admin', 'claimApplication', { id: newId });
    await silent('admin', 'writeApplicationNote', { id: newId, text: 'An answer.' });
    return newId;
  };
  const owner = async () => {
    const { accountId } = (await product.gateway.services.account.viewerOf(product.token('outsider'))).viewer;
    return { audience: { accounts: [accountId] } };
  };

  it('notifies its owner of how it was decided and of a revocation, by the status alone', async () => {
    const [approved, rejected] = [await inReview('BACKER'), await inReview('ISSUER')];
    const approval = await previewed({ id: approved, decision: 'APPROVE' });
    const to = await owner();
    const done = { ...to, subjectId: approved, status: 'APPROVED' };
    await notifies('admin', 'decideApplication', approval, 'ApplicationDecided', done);
    const rejection = await previewed({ id: rejected, decision: 'REJECT', reasonCode: 'INFORMATION_FALSE' });
    const refused = { ...to, subjectId: rejected, status: 'REJECTED' };
    await notifies('admin', 'decideApplication', rejection, 'ApplicationDecided', refused);
    const revocation = { id: approved, version: approval.version + 1, reasonCode: 'RULES_BROKEN' };
    const revoked = { ...to, subjectId: approved, status: 'REVOKED' };
    await notifies('admin', 'revokeApplication', revocation, 'ApplicationRevoked', revoked);
    const messages = await db().outboxMessage.findMany({ where: { topic: { startsWith: 'Application' } } });
    expect(JSON.stringify(messages)).not.toMatch(/INFORMATION_FALSE|RULES_BROKEN|BACKER|ISSUER|question|answer/);
  });

  it('that is withdrawn notifies nobody', async () => {
    await silent('outsider', 'withdrawApplication', { id: await inReview('ATTESTOR') });
  });
});

it('every action that people are notified of was done', () => {
  const actions = modules.flatMap(({ notifications }) => Object.keys(notifications?.actions ?? {}));
  expect([...seen].sort()).toEqual(actions.sort());
});

describe('nobody is notified', () => {
  const alone = async (work: () => Promise<void>) => expect(await messagesOf(db(), null, work)).toEqual([]);

  it('of wallets, profiles and sign-ins', async () => {
    const [first, second] = [newWallet(), newWallet()];
    await alone(async () => {
      const token = await product.gateway.signIn(first);
      const where = { address: second.address, chain: TEST_CHAIN };
      await isSilent(token, 'addWalletChallenge', where);
      const { nonce, message } = await challengeOf(product.gateway, token, second.address);
      await isSilent(token, 'addWallet', { nonce, signature: await second.sign(message) });
      await isSilent(token, 'updateProfile', { email: 'somebody@example.test', country: 'CH' });
      await isSilent(token, 'addIncomeSource', { kind: 'PAYROLL' });
      await isSilent(token, 'removeWallet', where);
      await isSilent(token, 'signOutEverywhere', {});
    });
  });

  it('of keys that are linked, announced and unlinked', async () => {
    await alone(async () => {
      const { key, token } = await createAttestor(product, 0xd7);
      await isSilent(token, 'unlinkSignerKey', { key });
    });
    const secret = new Uint8Array(32).fill(0xd8);
    const key = addressOfSecretKey(secret);
    await alone(async () => {
      const asked = { token: product.token('outsider'), fields: 'nonce message' };
      const { nonce, message } = await product.gateway.mutate('signerKeyChallenge', { key }, asked);
      const signature = signDigest(personalDigest(String(message)), secret);
      await isSilent(product.token('outsider'), 'linkSignerKey', { nonce, signature });
    });
  });

  it('of identity checks, and what becomes of them', async () => {
    const checking: TestGateway = await forTest(
      startTestGateway({
        database: product.gateway.database,
        identity: { kind: 'development', webhookSecret: SECRET },
      }),
    );
    await alone(async () => {
      const asked = { token: x.token, fields: 'identityCheck { checkId }' };
      const { identityCheck } = await checking.mutate('startIdentityCheck', {}, asked);
      const { checkId } = identityCheck as { readonly checkId: string };
      for (const status of ['PENDING', 'PASSED']) {
        const said = await say(checking, checkId, status, { provider: 'development' });
        expect(said.status).toBeLessThan(300);
      }
      expect(await db().attestorIdentityCheck.findFirst({ where: { checkId } })).toMatchObject({ status: 'PASSED' });
    });
  });
});
