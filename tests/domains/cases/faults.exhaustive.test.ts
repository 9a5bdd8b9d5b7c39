import { randomUUID, type UUID } from 'node:crypto';
import { createDeviceSecret, createMemoryStore } from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { afterEach, describe, expect, it } from 'vitest';
import { circuitFiles } from '../../circuits/files.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { createHolder, guard, letAllGo } from '../../support/locks.ts';
import { actWith, type Done } from '../support/attestor.ts';
import { type CaseInput, caseInput, openingText, seal } from '../support/case.ts';
import { extinguishmentInput } from '../support/extinguishments.ts';
import { createProduct } from '../support/product.ts';
import { contextOf, createRecipient } from '../support/sealing.ts';
import { date, launch, newTerms, openFirstPeriod, proveReport, raise } from '../support/story.ts';
import { traces } from '../support/traces.ts';

const clock = createTestClock();
const CAP = 5n * 10n ** 11n;

const secrets: string[] = [];

const [product, prover] = await Promise.all([
  forFile(createProduct({ clock })),
  forFile(loadCircuitFiles(circuitFiles()).then(createReportProver)),
]);
const launched = await launch(product);
await raise(product, launched);
await openFirstPeriod(product);
const x = await createRecipient(product, 0xd1);
const device = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
const report = await proveReport(product, device, launched);
const { database } = product.gateway;
await guard(database, 'tier3_cases');
await guard(database, 'account_signer_keys');
afterEach(letAllGo);

async function sound(): Promise<CaseInput> {
  const input = await caseInput(product, report, x);
  secrets.push(cipherOf(input.opening), openingText(report));
  return input;
}
const cipherOf = (envelope: string) => (JSON.parse(envelope) as { ciphertext: string }).ciphertext.slice(0, 24);

/** An act of the issuer on a case: the state afterwards, or the refusal's code. */
async function act(mutation: string, input: object, idempotencyKey: UUID): Promise<unknown> {
  const done = await actWith(product, product.token('issuer'), mutation, 'tier3Case { state }', {
    ...input,
    idempotencyKey,
  });
  return done.code ?? (done.tier3Case as Done).state;
}
async function opened(): Promise<string> {
  const input = await sound();
  expect(await act('openTier3Case', input, randomUUID())).toBe('OPEN');
  return input.newId;
}
async function document(id: string) {
  const place = contextOf(product, {
    seriesKey: launched.seriesKey,
    record: 'tier3_cases',
    id,
    field: 'documents_ciphertext.0',
  });
  const sealed = await seal(`{"name":"tax-${randomUUID()}.pdf"}`, place, x);
  secrets.push(cipherOf(sealed));
  return { id, index: 0, document: sealed };
}
const rowsOf = (id: string) => product.gateway.database.prisma.tier3Case.findMany({ where: { id } });

it('a document of a client that hung up is there once, under the same key', async () => {
  const id = await opened();
  const [input, key] = [await document(id), randomUUID()];
  const holder = await createHolder(product.gateway.database);
  await holder.commits();
  const hangUp = new AbortController();
  const request = fetch(`${product.gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${product.token('issuer')}` },
    body: JSON.stringify({
      query: 'mutation ($input: AddTier3DocumentInput!) { addTier3Document(input: $input) { __typename } }',
      variables: { input: { ...input, idempotencyKey: key } },
    }),
    signal: hangUp.signal,
  });
  await holder.waitedFor();
  hangUp.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  const again = act('addTier3Document', input, key); // waits for what is being committed
  await holder.letGo();
  expect(await again).toBe('OPEN');
  expect(await rowsOf(id)).toMatchObject([{ documentsCiphertext: [input.document] }]);
});

describe('a key that is revoked on the chain and not in the index', () => {
  it('signs no case, no extinguishment and no amendment', async () => {
    const [z, other] = [await createRecipient(product, 0xd2), await createRecipient(product, 0xd3)];
    const input = await caseInput(product, report, z);
    expect(await act('openTier3Case', input, randomUUID())).toBe('OPEN');
    const { priorCommitment, incomeCommitment } = report;
    const message = { seriesKey: launched.seriesKey, period: 20261, tier: 3, liquidityFlag: 0 } as const;
    const signature = z.sign('REPORT', { ...message, priorCommitment, incomeCommitment });
    secrets.push(signature.slice(2, 66));
    const { seriesKey } = launched;
    const asked = await extinguishmentInput(product, seriesKey, [other, z]);
    const id = asked.newId;
    await actWith(product, product.token('issuer'), 'openExtinguishment', '__typename', asked);
    const deadlineAt = date((await product.devnet.anvil.clock.now()) + 30n * 86_400n);
    await product.act('issuer', 'buildRequestExtinguishment', { id, deadlineAt });
    const { terms, shareRate, commitment } = newTerms();
    const proposed = { theta: `${terms.theta}`, shareRate: `${shareRate}`, termsSalt: `${terms.termsSalt}` };
    const amendment = { newId: randomUUID(), seriesKey, ...proposed, newCap: `${CAP}`, attestorKey: z.key };
    await actWith(product, product.token('issuer'), 'proposeAmendment', '__typename', amendment);
    const amend = z.sign('AMEND', { seriesKey, amendmentNonce: 0n, newTermsCommitment: commitment, newCap: CAP });
    const extinguish = z.sign('EXTINGUISH', { seriesKey, extinguishNonce: 0n });
    secrets.push(amend.slice(2, 66), extinguish.slice(2, 66));

    await product.devnet.owner.revokeAttestor(z.key, 0n);
    const before = await traces(product);
    const signed = [
      await z.act('signExtinguishment', '__typename', { id, key: z.key, signature: extinguish }),
      await z.act('signAmendment', '__typename', { id: amendment.newId, signature: amend }),
    ];
    expect(signed.map(({ code }) => code)).toEqual(['SIGNER_INACTIVE', 'SIGNER_INACTIVE']);
    const done = await z.act('signTier3Case', 'tier3Case { state }', { id: input.newId, signature });
    expect(done.code).toBe('SIGNER_INACTIVE');
    expect(await act('openTier3Case', { ...input, newId: randomUUID() }, randomUUID())).toBe('SIGNER_INACTIVE');
    expect(await traces(product)).toEqual(before);
    await product.index();
  });
});

describe('a key that is unlinked while a case is opened', () => {
  async function unlink(): Promise<unknown> {
    const { data } = await x.ask(
      'mutation ($input: UnlinkSignerKeyInput!) { unlinkSignerKey(input: $input) { ... on Error { code } ... on SignerKeyInUse { openWork } } }',
      { input: { idempotencyKey: randomUUID(), key: x.key } },
    );
    return data?.unlinkSignerKey;
  }
  const settled = async (first: () => Promise<unknown>, second: () => Promise<unknown>) => {
    const { database } = product.gateway;
    const holder = await createHolder(database);
    await holder.commits();
    const one = first();
    await holder.waitedFor();
    const two = second();
    const waits = async () => {
      const [row] = await database.prisma.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return Number(row?.count);
    };
    await expect.poll(waits, { timeout: 60_000 }).toBe(2);
    await holder.letGo();
    return Promise.all([one, two]);
  };

  it('stays where the case was first', async () => {
    for (const { id } of await product.gateway.database.prisma.tier3Case.findMany({ where: { state: 'OPEN' } })) {
      await act('closeTier3Case', { id, reason: 'WITHDRAWN' }, randomUUID());
    }
    const input = await sound();
    const [opening, unlinking] = await settled(() => act('openTier3Case', input, randomUUID()), unlink);
    expect(opening).toBe('OPEN');
    expect(unlinking).toMatchObject({ code: 'CONFLICT', openWork: ['TIER3_CASE'] });
    await act('closeTier3Case', { id: input.newId, reason: 'WITHDRAWN' }, randomUUID());
  });

  it('leaves no case where it was first', async () => {
    const input = await sound();
    const [unlinking, opening] = await settled(unlink, () => act('openTier3Case', input, randomUUID()));
    expect(unlinking).toEqual({});
    expect(opening).toBe('ANNOUNCEMENT_MISSING');
    expect(await rowsOf(input.newId)).toEqual([]);
  });
});

it('no opening, document or signature is in a line of the log', () => {
  const lines = product.gateway.logs;
  expect(lines.length).toBeGreaterThan(0);
  const text = lines.join('\n').toLowerCase();
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets) expect(text).not.toContain(secret.toLowerCase());
});
