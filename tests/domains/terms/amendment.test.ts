import { randomUUID } from 'node:crypto';
import { type SealedTerms, sealTerms } from '@income-series/client';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { deferrableFrom, periodEnd, printPeriod } from '@income-series/protocol/period';
import { messageDigest, signingDomain } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { revertName } from '../../../src/adapters/evm/revert.ts';
import { MAX_AMENDMENTS } from '../../../src/domains/terms/amendment-model.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { highS, nonCanonicalV } from '../../support/signatures.ts';
import { actWith, createAttestor, type Done, type TestAttestor, tokenOf, type Who } from '../support/attestor.ts';
import { createProduct, type Name } from '../support/product.ts';
import { launch, raise, UNITS } from '../support/story.ts';
import { mutate, refuses } from '../support/traces.ts';

const product = await forFile(createProduct());
const launched = await launch(product);
await raise(product, launched);
const [x, y] = [await createAttestor(product, 0xd1), await createAttestor(product, 0xd2)];

const CAP = 5n * 10n ** 11n;
const FIELDS = 'state attestorKey termsCommitment newCap amendmentNonce digest signedAt landedAt txHash';

/** Other terms than the series began with, as the issuer's device seals them. */
const otherTerms = (theta: bigint): SealedTerms =>
  sealTerms({ theta, shareRate: '0.06', unitsOffered: UNITS, currencyCode: 840, indexingRule: 0 });

const proposal = ({ terms, shareRate }: SealedTerms, more: object = {}) => ({
  newId: randomUUID() as string,
  seriesKey: launched.seriesKey,
  theta: `${terms.theta}`,
  shareRate: `${shareRate}`,
  termsSalt: `${terms.termsSalt}`,
  newCap: `${CAP}`,
  ...more,
});

/** An act of somebody on an amendment: the row after it, or the refusal's code. */
async function act(who: Who, mutation: string, input: object): Promise<Done> {
  const done = await actWith(product, tokenOf(product, who), mutation, `termsAmendment { ${FIELDS} }`, input);
  return (done.termsAmendment as Done | undefined) ?? { code: done.code };
}

const ask = (who: Who, document: string, variables: object = {}) =>
  product.gateway.ask(document, variables, tokenOf(product, who));

/** The amendment as somebody sees it, with what they may open of its terms. */
async function read(who: Who, id: string) {
  const answer = await ask(
    who,
    `query ($id: ID!) { termsAmendment(id: $id) { ${FIELDS} terms { theta rate shareRate termsSalt } } }`,
    { id },
  );
  const row = answer.data?.termsAmendment as (Done & { readonly terms: Done }) | null | undefined;
  return { row, codes: [...new Set((answer.errors ?? []).map(({ extensions }) => extensions.code))] };
}

/** What the series says of its terms to somebody who may open them. */
async function ofSeries(who: Name) {
  const { data } = await ask(
    who,
    `query ($key: Bytes32!) { series(key: $key) { termsCommitment cap amendmentNonce terms { theta rate termsSalt } } }`,
    { key: launched.seriesKey },
  );
  return data?.series as Done & { readonly terms: Done };
}
const shownTerms = ({ terms }: SealedTerms) => ({
  theta: `${terms.theta}`,
  rate: `${terms.r}`,
  termsSalt: `${terms.termsSalt}`,
});

/** AMEND as an attestor signs it, over the nonce of now. */
async function signed(
  by: TestAttestor,
  { commitment }: SealedTerms,
  { nonce, newCap = CAP }: { nonce?: bigint; newCap?: bigint } = {},
): Promise<Hex> {
  const { value } = await product.gateway.chain.series(launched.seriesKey);
  return by.sign('AMEND', {
    seriesKey: launched.seriesKey,
    amendmentNonce: nonce ?? value.amendmentNonce,
    newTermsCommitment: commitment,
    newCap,
  });
}

/** Proposed with X as its reviewer, and signed. */
async function propose(sealed: SealedTerms, attestorKey: EvmAddress): Promise<{ readonly id: string }> {
  const input = proposal(sealed, { attestorKey });
  await act('issuer', 'proposeAmendment', input);
  return { id: input.newId };
}

async function signedAmendment(sealed: SealedTerms): Promise<string> {
  const { id } = await propose(sealed, x.key);
  const done = await act(x, 'signAmendment', { id, signature: await signed(x, sealed) });
  expect(done.state).toBe('SIGNED');
  return id;
}

const build = (who: Name, id: string) => product.build(who, 'buildAmendTerms', { id });
const accesses = () =>
  product.gateway.database.prisma.termsAccessLog.findMany({
    where: { seriesKey: launched.seriesKey },
    orderBy: { id: 'asc' },
    select: { relation: true, wallet: true },
  });

describe('an amendment', () => {
  const sealed = otherTerms(7_000_000n);
  let id: string;
  let signature: Hex;

  it('is proposed by the issuer, and its terms are opened for nobody else', async () => {
    const input = proposal(sealed);
    id = input.newId;
    const { commitment } = sealed;
    const row = { state: 'PROPOSED', attestorKey: null, termsCommitment: commitment, newCap: `${CAP}` };
    expect(await act('issuer', 'proposeAmendment', input)).toMatchObject(row);
    const before = (await accesses()).length;
    const node = Buffer.from(`TermsAmendment:${id}`).toString('base64');
    expect((await read('issuer', node)).row?.terms).toMatchObject(shownTerms(sealed));
    for (const reader of [x, 'admin'] as const) {
      const { row: seen, codes } = await read(reader, id);
      expect(seen).toMatchObject({ ...row, terms: { theta: null, rate: null, shareRate: null, termsSalt: null } });
      expect(codes).toEqual(['FORBIDDEN']);
    }
    for (const reader of ['alice', 'outsider', 'public'] as const) {
      expect(await read(reader, id)).toEqual({ row: null, codes: ['NOT_FOUND'] });
    }
    const wallet = product.wallet('issuer').address;
    expect((await accesses()).slice(before)).toEqual([{ relation: 'issuer', wallet }]);
  });

  it('is opened for the reviewer it names, and every reading is logged', async () => {
    expect(await act('issuer', 'nameReviewer', { id, attestorKey: x.key })).toMatchObject({
      state: 'AWAITING_ATTESTOR',
      attestorKey: x.key,
    });
    const before = (await accesses()).length;
    expect((await read(x, id)).row?.terms).toMatchObject(shownTerms(sealed));
    expect((await read(y, id)).row?.terms.theta).toBeNull();
    expect((await accesses()).slice(before)).toEqual([{ relation: 'attestor', wallet: x.key }]);
  });

  it('is signed by its reviewer alone, and shows nonce and digest but no signature', async () => {
    signature = await signed(x, sealed);
    expect(await act(y, 'signAmendment', { id, signature: await signed(y, sealed) })).toEqual({
      code: 'NOT_ADDRESSED',
    });
    for (const [given, code] of [
      [highS(signature), 'SIGNATURE_NOT_CANONICAL'],
      [nonCanonicalV(signature), 'SIGNATURE_NOT_CANONICAL'],
      [await signed(y, sealed), 'SIGNATURE_INVALID'],
      [await signed(x, sealed, { nonce: 1n }), 'SIGNATURE_INVALID'],
      [await signed(x, otherTerms(1n)), 'SIGNATURE_INVALID'],
    ] as const) {
      expect([given, await act(x, 'signAmendment', { id, signature: given })]).toEqual([given, { code }]);
    }
    const digest = messageDigest(signingDomain(product.gateway.chain), 'AMEND', {
      seriesKey: launched.seriesKey,
      amendmentNonce: 0n,
      newTermsCommitment: sealed.commitment,
      newCap: CAP,
    });
    const row = { state: 'SIGNED', amendmentNonce: '0', digest };
    expect(await act(x, 'signAmendment', { id, signature })).toMatchObject(row);
    const all = `{ termsAmendments { edges { node { ${FIELDS} } } } builtTransactions { totalCount }
      viewer { account { id } } }`;
    const shown = await Promise.all([x, y, 'admin', 'issuer', 'alice'].map((who) => ask(who as Name, all)));
    const audited = await ask(
      'admin',
      '{ auditLog(action: AMENDMENT_SIGN) { edges { node { target codes { name value } } } } }',
    );
    expect(audited.data?.auditLog).toEqual({
      edges: [
        {
          node: {
            target: id,
            codes: [
              { name: 'digest', value: digest },
              { name: 'nonce', value: '0' },
              { name: 'signer', value: x.key },
            ],
          },
        },
      ],
    });
    const text = JSON.stringify([shown, audited, product.gateway.logs]).toLowerCase();
    expect(text).toContain(digest);
    expect(text).not.toContain(signature.slice(2, 66));
  });

  it('is built for the issuer’s own wallet alone', async () => {
    for (const [who, code] of [
      ['admin', 'WALLET_NOT_LINKED'],
      ['alice', 'NOT_FOUND'],
    ] as const) {
      expect((await build(who, id)).code).toBe(code);
    }
    const { transaction } = await build('issuer', id);
    expect(transaction).toMatchObject({ kind: 'AMEND_TERMS', simulation: { ok: true } });
    expect(transaction?.request.data).toContain(signature.slice(2));
    expect(JSON.stringify(transaction?.preview)).not.toContain(signature.slice(2, 66));
    const seen = await ask('admin', '{ builtTransactions { totalCount edges { node { kind } } } }');
    expect(JSON.stringify(seen.data)).not.toContain('amendTerms');
  });

  it('is confirmed: commitment, cap and sealed terms move together, and back with a reorganisation', async () => {
    const began = {
      termsCommitment: launched.sealed.commitment,
      terms: shownTerms(launched.sealed),
      amendmentNonce: '0',
    };
    const amended = {
      termsCommitment: sealed.commitment,
      terms: shownTerms(sealed),
      amendmentNonce: '1',
      cap: `${CAP}`,
    };
    expect(await ofSeries('alice')).toMatchObject(began);
    const snapshot = await product.devnet.anvil.rpc('evm_snapshot');
    const built = await build('issuer', id);
    await product.send('issuer', built);
    for (const reader of ['alice', 'issuer'] as const) expect(await ofSeries(reader)).toMatchObject(amended);
    expect((await ofSeries('admin')).terms.theta).toBeNull();
    expect((await read('issuer', id)).row).toMatchObject({ state: 'LANDED', txHash: expect.any(String) });

    await product.devnet.anvil.rpc('evm_revert', snapshot);
    await product.devnet.anvil.clock.advance(60n);
    await product.devnet.anvil.clock.advance(60n);
    await product.index();
    expect(await ofSeries('alice')).toMatchObject(began);
    expect((await read('issuer', id)).row).toMatchObject({ state: 'SIGNED', txHash: null, landedAt: null });
    await product.send('issuer', built);
    expect(await ofSeries('alice')).toMatchObject(amended);
  });

  it('leaves the terms it replaced to nobody, and its own to backers through the series alone', async () => {
    const { prisma } = product.gateway.database;
    expect(await prisma.termsVault.count({ where: { seriesKey: launched.seriesKey } })).toBe(1);
    expect(await read('alice', id)).toEqual({ row: null, codes: ['NOT_FOUND'] });
    expect((await ofSeries('bob')).terms).toMatchObject(shownTerms(sealed));
    expect(await read(x, id)).toMatchObject({ row: { state: 'LANDED', terms: { theta: null } }, codes: ['FORBIDDEN'] });
    expect((await act('issuer', 'withdrawAmendment', { id })).code).toBe('CASE_STATE');
  });
});

describe('a signature that died', () => {
  it('by a moved nonce is refused, dropped, and given once more', async () => {
    const [early, late] = [otherTerms(7_100_000n), otherTerms(7_200_000n)];
    const [first, second] = [await signedAmendment(early), await signedAmendment(late)];
    const { transaction } = await build('issuer', first);
    const sent = transaction?.request as { to: Hex; data: Hex };
    await product.wallet('issuer').send({ to: sent.to, data: sent.data });
    expect((await build('issuer', second)).code).toBe('NONCE_MOVED'); // the index has not seen it yet
    await product.index();
    expect((await read('issuer', second)).row).toMatchObject({
      state: 'AWAITING_ATTESTOR',
      attestorKey: x.key,
      amendmentNonce: null,
      digest: null,
      signedAt: null,
    });
    expect((await build('issuer', second)).code).toBe('CASE_STATE');
    await act(x, 'signAmendment', { id: second, signature: await signed(x, late) });
    await product.send('issuer', await build('issuer', second));
    expect(await ofSeries('alice')).toMatchObject({ terms: shownTerms(late), termsCommitment: late.commitment });
  });

  it('binds the issuer: a signed amendment is neither withdrawn nor given to another', async () => {
    const sealed = otherTerms(7_300_000n);
    const { id } = await propose(sealed, x.key);
    expect(await act('issuer', 'nameReviewer', { id, attestorKey: y.key })).toMatchObject({
      state: 'AWAITING_ATTESTOR',
      attestorKey: y.key,
    });
    expect((await read(x, id)).row?.terms.theta).toBeNull();
    expect((await read(y, id)).row?.terms).toMatchObject(shownTerms(sealed));
    expect(await act(x, 'signAmendment', { id, signature: await signed(x, sealed) })).toEqual({
      code: 'NOT_ADDRESSED',
    });
    await act(y, 'signAmendment', { id, signature: await signed(y, sealed) });
    for (const refused of [
      await act('issuer', 'withdrawAmendment', { id }),
      await act('issuer', 'nameReviewer', { id, attestorKey: x.key }),
    ]) {
      expect(refused).toEqual({ code: 'CASE_STATE' });
    }
    expect((await build('issuer', id)).code).toBeUndefined();
  });

  it('is not given once the amendment is withdrawn', async () => {
    const sealed = otherTerms(7_350_000n);
    const { id } = await propose(sealed, y.key);
    expect(await act('issuer', 'withdrawAmendment', { id })).toMatchObject({ state: 'WITHDRAWN' });
    expect(await act(y, 'signAmendment', { id, signature: await signed(y, sealed) })).toEqual({ code: 'CASE_STATE' });
    expect((await build('issuer', id)).code).toBe('CASE_STATE');
  });

  it('by a revoked key is refused and dropped', async () => {
    const sealed = otherTerms(7_400_000n);
    const id = await signedAmendment(sealed);
    await product.devnet.owner.revokeAttestor(x.key, 0n);
    expect((await build('issuer', id)).code).toBe('SIGNER_INACTIVE');
    await product.index();
    expect((await read('issuer', id)).row).toMatchObject({ state: 'AWAITING_ATTESTOR', digest: null });
    expect((await act('issuer', 'nameReviewer', { id, attestorKey: x.key })).code).toBe('SIGNER_INACTIVE');
    expect(await read(x, id)).toEqual({ row: null, codes: ['NOT_FOUND'] });
    await act('issuer', 'nameReviewer', { id, attestorKey: y.key });
    await act(y, 'signAmendment', { id, signature: await signed(y, sealed) });
    await product.send('issuer', await build('issuer', id));
    expect(await ofSeries('bob')).toMatchObject({ termsCommitment: sealed.commitment, terms: shownTerms(sealed) });
  });
});

describe('a refused proposal', () => {
  const SECRET = '731648290516';
  const good = () => proposal(otherTerms(8_000_000n));
  const unknown = `0x${'0e'.repeat(20)}`;

  it.each<[string, Name, () => object, string]>([
    ['a share rate that does not divide', 'issuer', () => ({ shareRate: `${SECRET}00001` }), 'A_TERMS_5'],
    ['a share rate in decimals', 'issuer', () => ({ shareRate: `0.0${SECRET}1234567` }), 'BAD_INPUT'],
    ['theta with a fraction', 'issuer', () => ({ theta: `${SECRET}.5` }), 'BAD_INPUT'],
    ['a salt in hex', 'issuer', () => ({ termsSalt: `0x${SECRET}` }), 'BAD_INPUT'],
    ['theta that is a number', 'issuer', () => ({ theta: Number(SECRET) }), 'BAD_INPUT'],
    ['no cap', 'issuer', () => ({ newCap: '0' }), 'BAD_INPUT'],
    ['a cap beyond a payment', 'issuer', () => ({ newCap: `${1n << 128n}` }), 'BAD_INPUT'],
    ['a reviewer who is not registered', 'issuer', () => ({ attestorKey: unknown }), 'SIGNER_KEY_UNKNOWN'],
    ['another account', 'alice', () => ({ theta: SECRET }), 'NOT_ISSUER'],
    ['an admin', 'admin', () => ({ theta: SECRET }), 'NOT_ISSUER'],
    ['another series', 'issuer', () => ({ seriesKey: `0x${'0e'.repeat(32)}`, theta: SECRET }), 'NOT_FOUND'],
  ])('for %s has its code, no value, and leaves nothing', async (_, who, change, code) => {
    const ask = () => mutate(product, who, 'proposeAmendment', { ...good(), ...change() });
    await refuses(product, code as never, ask, [SECRET]);
  });

  if (EXHAUSTIVE)
    it('beyond so many of a series, withdrawn ones among them', async () => {
      const { termsAmendment } = product.gateway.database.prisma;
      const input = good();
      await act('issuer', 'proposeAmendment', input);
      const row = await termsAmendment.findUniqueOrThrow({ where: { id: input.newId } });
      const copy = () => ({ ...row, id: randomUUID(), state: 'WITHDRAWN' });
      const others = Array.from({ length: MAX_AMENDMENTS - 1 }, copy);
      await termsAmendment.createMany({ data: others });
      await refuses(product, 'CASE_LIMIT', () => mutate(product, 'issuer', 'proposeAmendment', good()));
      await termsAmendment.deleteMany({ where: { id: { in: others.map(({ id }) => id) } } });
    });

  it('of a taken id, or of a series that is still raised', async () => {
    const input = good();
    await act('issuer', 'proposeAmendment', input);
    await refuses(product, 'CONFLICT', () => mutate(product, 'issuer', 'proposeAmendment', input));
    const { seriesKey, sealed } = await launch(product);
    const early = proposal(sealed, { seriesKey });
    await refuses(product, 'WRONG_STATE', () => mutate(product, 'issuer', 'proposeAmendment', early));
  });
});

it('gives no value of an amendment where its reading cannot be logged', async () => {
  const input = proposal(otherTerms(9_000_000n));
  await act('issuer', 'proposeAmendment', input);
  const { prisma } = product.gateway.database;
  await prisma.$executeRawUnsafe(
    `create function refuse_log() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  );
  await prisma.$executeRawUnsafe(
    `create trigger refuse_log before insert on terms_access_log for each row execute function refuse_log()`,
  );
  try {
    const { row, codes } = await read('issuer', input.newId);
    expect(row?.terms).toEqual({ theta: null, rate: null, shareRate: null, termsSalt: null });
    expect(codes).not.toEqual([]);
  } finally {
    await prisma.$executeRawUnsafe(`drop trigger refuse_log on terms_access_log`);
    await prisma.$executeRawUnsafe(`drop function refuse_log()`);
  }
});

describe('bytes that are built while their signature goes', () => {
  it('are not kept', async () => {
    const { services, database } = product.gateway;
    const { prisma } = database;
    const sealedTerms = otherTerms(7_400_000n);
    const { id } = await propose(sealedTerms, y.key);
    await act(y, 'signAmendment', { id, signature: await signed(y, sealedTerms) });
    const wallet = product.wallet('issuer').address;
    const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet } });
    const caller = {
      accountId,
      wallets: [{ chain: 'evm:10143', address: wallet }],
      isAdmin: false,
      signerKeys: [],
      signerChains: [],
    };
    const prepared = await services.amendments.prepare(caller, id);
    const sealed = await prisma.sealedCall.count();
    const { attestorSignature } = await prisma.termsAmendment.findUniqueOrThrow({ where: { id } });
    await prisma.termsAmendment.update({ where: { id }, data: { attestorSignature: null } });
    await expect(prisma.$transaction((tx) => prepared.save(tx))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await prisma.sealedCall.count()).toBe(sealed);
    await prisma.termsAmendment.update({ where: { id }, data: { attestorSignature } });
    await prisma.$transaction((tx) => prepared.save(tx));
    expect(await prisma.sealedCall.count({ where: { signatureOf: id } })).toBe(1);
    await prisma.termsAmendment.delete({ where: { id } });
    expect(await prisma.sealedCall.count({ where: { signatureOf: id } })).toBe(0);
  });
});

describe('an amendment of a series whose quarter is over', () => {
  const first = 20261;

  it('is refused as it is built, until the quarter is reported or missed', async () => {
    const { clock } = product.devnet.anvil;
    const [sealed, later] = [otherTerms(7_450_000n), otherTerms(7_460_000n)];
    const { id } = await propose(sealed, y.key);
    await act(y, 'signAmendment', { id, signature: await signed(y, sealed) });
    const inTime = await build('issuer', id);
    expect(inTime.transaction?.simulation).toMatchObject({ ok: true });
    await clock.set(periodEnd(first));
    const tooLate = await product.send('issuer', inTime).catch(revertName);
    expect(tooLate).toBe('PERIOD_UNSETTLED');
    await product.index();

    // The review goes on: it is for terms of quarters to come.
    expect((await read('issuer', id)).row).toMatchObject({ state: 'SIGNED' });
    const next = await propose(later, y.key);
    const signature = await signed(y, later);
    expect(await act(y, 'signAmendment', { id: next.id, signature })).toMatchObject({ state: 'SIGNED' });
    for (const given of [id, next.id]) {
      await refuses(product, 'PERIOD_UNSETTLED', () => mutate(product, 'issuer', 'buildAmendTerms', { id: given }));
    }

    await clock.set(deferrableFrom(first));
    await refuses(product, 'PERIOD_UNSETTLED', () => mutate(product, 'issuer', 'buildAmendTerms', { id }));
    const wallet = product.wallet('issuer').address;
    await product.act('issuer', 'buildMarkMissed', {
      seriesKey: launched.seriesKey,
      wallet,
      period: printPeriod(first),
    });
    await product.send('issuer', await build('issuer', id));
    expect(await ofSeries('issuer')).toMatchObject({ termsCommitment: sealed.commitment, terms: shownTerms(sealed) });
  });
});

it('needs a cap above what was paid and accrued, as the chain says when it is built', async () => {
  const sealed = otherTerms(7_500_000n);
  const { seriesKey } = launched;
  const input = proposal(sealed, { newCap: '500', attestorKey: y.key });
  await act('issuer', 'proposeAmendment', input);
  await act(y, 'signAmendment', { id: input.newId, signature: await signed(y, sealed, { newCap: 500n }) });

  // The year's true-up raises the accrual by 501.
  const { chain } = product.gateway;
  const issuer = product.wallet('issuer');
  await product.devnet.anvil.clock.set(1_800_000_000n);
  const { value } = await chain.series(seriesKey);
  const trueUp = {
    seriesKey,
    year: 2026,
    trueupNonce: value.trueupNonce,
    attestationTs: 1_800_000_000n,
    adjustment: 501n,
  };
  const call = { kind: 'submitTrueUp', ...trueUp, signature: y.sign('TRUEUP', trueUp) } as const;
  const { to, data } = (await chain.prepare(issuer.address, call)).request;
  await issuer.send({ to, data });
  await product.index();

  expect((await build('issuer', input.newId)).code).toBe('CAP_BELOW_PAID');
  const low = proposal(otherTerms(7_600_000n), { newCap: '500' });
  await refuses(product, 'CAP_BELOW_PAID', () => mutate(product, 'issuer', 'proposeAmendment', low));
  expect(await act('issuer', 'proposeAmendment', { ...low, newCap: '501' })).toMatchObject({ state: 'PROPOSED' });
});
