import { randomUUID } from 'node:crypto';
import { deriveEncryptionKey, openEnvelope, signAnnouncement } from '@income-series/protocol/envelope';
import { periodEnd } from '@income-series/protocol/period';
import { addressOfSecretKey, personalDigest, signDigest } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { actWith, type Done, tokenOf, type Who } from '../support/attestor.ts';
import { caseInput, openingPlace, openingText, seal } from '../support/case.ts';
import { createReporting } from '../support/reporting.ts';
import { contextOf, createRecipient, type Recipient } from '../support/sealing.ts';
import { proveReport } from '../support/story.ts';

/** Another key of an attestor's account, registered and announced. */
async function another(of: Recipient, byte: number): Promise<Recipient> {
  const secret = new Uint8Array(32).fill(byte);
  const key = addressOfSecretKey(secret);
  await product.devnet.owner.registerAttestor(key);
  await product.index();
  const { message, nonce } = await of.act('signerKeyChallenge', 'message nonce', { key });
  await of.act('linkSignerKey', '__typename', {
    nonce,
    signature: signDigest(personalDigest(String(message)), secret),
  });
  const { encryptionKey, signature } = signAnnouncement(secret);
  await of.act('announceEncryptionKey', '__typename', { key, encryptionKey, signature });
  const { secretKey } = deriveEncryptionKey(secret);
  const open: Recipient['open'] = async (text, context) =>
    new TextDecoder().decode(await openEnvelope(text, context, { key, secretKey }));
  return { ...of, key, encryptionKey, open };
}

const reporting = await forFile(createReporting({ feedRests: true }));
const { product, launched } = reporting;
const [old, stranger] = [await createRecipient(product, 0xd1), await createRecipient(product, 0xd2)];
const next = await another(old, 0xd3);
const report = await proveReport(product, reporting.device, launched);

const db = () => product.gateway.database.prisma;
const act = async (who: Who, mutation: string, input: object): Promise<unknown> => {
  const done = await actWith(product, tokenOf(product, who), mutation, 'tier3Case { state }', input);
  return done.code ?? (done.tier3Case as Done).state;
};
const place = (id: string, index: number) =>
  contextOf(product, {
    seriesKey: launched.seriesKey,
    record: 'tier3_cases',
    id,
    field: `documents_ciphertext.${index}`,
  });
const sealed = async (id: string, to: Recipient) => ({
  id,
  attestorKey: to.key,
  opening: await seal(openingText(report), openingPlace(product, launched.seriesKey, id), to),
});
const resealed = async (id: string, to: Recipient, index = 0) => ({
  id,
  index,
  attestorKey: to.key,
  document: await seal('{"name":"return.pdf"}', place(id, index), to),
});
/** A case addressed to the old key, with one document. */
async function opened(): Promise<string> {
  const input = await caseInput(product, report, old);
  expect(await act('issuer', 'openTier3Case', input)).toBe('OPEN');
  const document = await seal('{"name":"return.pdf"}', place(input.newId, 0), old);
  expect(await act('issuer', 'addTier3Document', { id: input.newId, index: 0, document })).toBe('OPEN');
  return input.newId;
}
const row = (id: string) => db().tier3Case.findUniqueOrThrow({ where: { id } });

describe('a case', () => {
  it('is moved to another key of its attestor once every document is sealed to it', async () => {
    const id = await opened();
    expect(await act(old, 'moveTier3Case', await sealed(id, next))).toBe('CONFLICT');
    expect((await row(id)).attestorKey).toBe(old.key);
    expect(await act(old, 'resealTier3Document', await resealed(id, next))).toBe('OPEN');
    expect(await act(old, 'moveTier3Case', await sealed(id, next))).toBe('OPEN');
    const moved = await row(id);
    expect(moved.attestorKey).toBe(next.key);
    expect(await next.open(moved.openingCiphertext, openingPlace(product, launched.seriesKey, id))).toBe(
      openingText(report),
    );
    expect(await next.open(String(moved.documentsCiphertext[0]), place(id, 0))).toBe('{"name":"return.pdf"}');
    const logged = await db().auditEntry.findMany({ where: { target: id, action: 'tier3.move' } });
    expect(logged.map(({ codes }) => codes)).toEqual([{ from: old.key, to: next.key }]);
  });

  it('that was moved takes documents for the new key alone', async () => {
    const id = await opened();
    await act(old, 'resealTier3Document', await resealed(id, next));
    await act(old, 'moveTier3Case', await sealed(id, next));
    const add = async (to: Recipient) =>
      act('issuer', 'addTier3Document', { id, index: 1, document: await seal('{}', place(id, 1), to) });
    expect(await add(old)).toBe('ENVELOPE_RECIPIENTS');
    expect(await add(next)).toBe('OPEN');
  });

  it('is moved once by a request that is repeated', async () => {
    const id = await opened();
    const document = { ...(await resealed(id, next)), idempotencyKey: randomUUID() };
    for (const _ of [1, 2]) expect(await act(old, 'resealTier3Document', document)).toBe('OPEN');
    const move = { ...(await sealed(id, next)), idempotencyKey: randomUUID() };
    for (const _ of [1, 2]) expect(await act(old, 'moveTier3Case', move)).toBe('OPEN');
    expect(await db().auditEntry.count({ where: { target: id, action: 'tier3.move' } })).toBe(1);
  });

  it.each<[string, () => Who, () => Recipient, string]>([
    ['its issuer', () => 'issuer', () => next, 'NOT_ADDRESSED'],
    ['an admin', () => 'admin', () => next, 'NOT_ADDRESSED'],
    ['another attestor', () => stranger, () => stranger, 'NOT_FOUND'],
    ['nobody', () => 'public', () => next, 'UNAUTHENTICATED'],
    ['its attestor to another account’s key', () => old, () => stranger, 'SIGNER_KEY_NOT_LINKED'],
    ['its attestor to the same key', () => old, () => old, 'BAD_INPUT'],
  ])('is not moved by %s', async (_, who, to, code) => {
    const id = await opened();
    const before = await row(id);
    expect(await act(who(), 'resealTier3Document', await resealed(id, to()))).toBe(code);
    expect(await act(who(), 'moveTier3Case', await sealed(id, to()))).toBe(code);
    expect(await row(id)).toEqual(before);
  });

  it.each<[string, (id: string) => Promise<object>, string]>([
    [
      'sealed to the old key',
      async (id) => ({ ...(await sealed(id, old)), attestorKey: next.key }),
      'ENVELOPE_RECIPIENTS',
    ],
    ['sealed for another case', async (id) => ({ ...(await sealed(randomUUID(), next)), id }), 'ENVELOPE_CONTEXT'],
    ['in the clear', async (id) => ({ id, attestorKey: next.key, opening: openingText(report) }), 'ENVELOPE_INVALID'],
  ])('is not moved with an opening %s', async (_, input, code) => {
    const id = await opened();
    await act(old, 'resealTier3Document', await resealed(id, next));
    expect(await act(old, 'moveTier3Case', await input(id))).toBe(code);
    expect((await row(id)).attestorKey).toBe(old.key);
  });

  it('that is closed is not moved', async () => {
    const id = await opened();
    await act(old, 'closeTier3Case', { id, reason: 'OTHER' });
    expect(await act(old, 'resealTier3Document', await resealed(id, next))).toBe('CASE_CLOSED');
    expect(await act(old, 'moveTier3Case', await sealed(id, next))).toBe('CASE_CLOSED');
  });
});

describe('issuers are asked to seal again', () => {
  const ask = (who: Recipient, key: string) =>
    actWith(product, who.token, 'requestSealing', 'signerKeyLink { key }', { key });
  const asked = (subjectId: string) =>
    db().outboxMessage.findMany({
      where: { topic: 'CaseUnopened', payload: { path: ['subjectId'], equals: subjectId } },
    });

  it('once for each open case of the key, active or not, and by its account alone', async () => {
    const [id, closed] = [await opened(), await opened()];
    await act(old, 'closeTier3Case', { id: closed, reason: 'OTHER' });
    expect(await ask(stranger, old.key)).toMatchObject({ code: 'SIGNER_KEY_NOT_LINKED' });
    expect(await asked(id)).toEqual([]);
    await product.devnet.owner.revokeAttestor(old.key, 0n);
    await product.index();
    for (const _ of [1, 2]) expect(await ask(old, old.key)).toMatchObject({ signerKeyLink: { key: old.key } });
    const [message, ...more] = await asked(id);
    expect(more).toEqual([]);
    expect(message?.payload).toMatchObject({ subjectId: id, period: 20261, status: 'OPEN' });
    expect(JSON.stringify(message?.payload)).not.toContain(old.key);
    expect(await asked(closed)).toEqual([]);
  });
});

describe('an annual case', () => {
  it('is moved with its documents, and not before they are', async () => {
    const last = await another(next, 0xd4);
    await product.devnet.anvil.clock.set(periodEnd(20264) + 3_600n);
    const { seriesKey } = launched;
    const id = randomUUID();
    const annual = async (who: Who, mutation: string, input: object) => {
      const done = await actWith(product, tokenOf(product, who), mutation, 'annualCase { state }', { id, ...input });
      return done.code ?? (done.annualCase as Done).state;
    };
    const opened = await actWith(product, product.token('issuer'), 'openAnnualCase', 'annualCase { state }', {
      newId: id,
      seriesKey,
      year: 2026,
      attestorKey: next.key,
    });
    expect(opened).toMatchObject({ annualCase: { state: 'OPEN' } });
    const place = contextOf(product, { seriesKey, record: 'tier3_annual', id, field: 'documents_ciphertext.0' });
    const to = async (key: Recipient) => ({ index: 0, document: await seal('{"name":"year.pdf"}', place, key) });
    expect(await annual('issuer', 'addAnnualDocument', await to(next))).toBe('OPEN');
    const attestorKey = last.key;
    expect(await annual(next, 'moveAnnualCase', { attestorKey })).toBe('CONFLICT');
    expect(await annual('issuer', 'moveAnnualCase', { attestorKey })).toBe('NOT_ADDRESSED');
    expect(await annual(next, 'resealAnnualDocument', { ...(await to(last)), attestorKey })).toBe('OPEN');
    expect(await annual(next, 'moveAnnualCase', { attestorKey })).toBe('OPEN');
    const row = await db().tier3Annual.findUniqueOrThrow({ where: { id } });
    expect(row.attestorKey).toBe(last.key);
    expect(await last.open(String(row.documentsCiphertext[0]), place)).toBe('{"name":"year.pdf"}');
    expect(await db().auditEntry.count({ where: { target: id, action: 'trueup.move' } })).toBe(1);
  });
});
