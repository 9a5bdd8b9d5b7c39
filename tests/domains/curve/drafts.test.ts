// A curve series from its draft to the index: drafted, contracted, created by the issuer's own wallet.
import { createHash } from 'node:crypto';
import type { Address } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../../src/adapters/pdf/pins.ts';
import { kitAddress } from '../../../src/adapters/solana/addresses.ts';
import { TOKEN_PROGRAM } from '../../contracts/solana/support/world.ts';
import { forFile } from '../../support/for-file.ts';
import { readPdf } from '../../support/pdf.ts';
import { START } from '../../support/solana/node.ts';
import {
  CURVE,
  DAY,
  type Done,
  date,
  EUR,
  figuresOf,
  newTerms,
  openIssuingWorld,
  type Person,
} from './support/issuing.ts';

const world = await forFile(openIssuingWorld());

const draftOf = async (by: Person, change: object = {}, sealed = newTerms()) => {
  const input = { chain: world.chain.name, issuer: by.wallet.address, ...figuresOf(sealed), ...change };
  return world.act(by, 'draftSeries', input);
};
const idOf = (done: Done): string => {
  expect(done.code).toBeUndefined();
  return (done.draft as { id: string }).id;
};
async function signed(by: Person, id: string) {
  const rendered = await world.act(by, 'renderSeriesContract', { id });
  expect(rendered.code).toBeUndefined();
  const { document, text, contractSession } = rendered as Done & { contractSession: { id: string } };
  const signature = await by.wallet.sign(String(text));
  const uploaded = await world.act(by, 'uploadSignedContract', { id: contractSession.id, document, signature });
  expect(uploaded).toMatchObject({ contractSession: { state: 'SIGNED', onchain: 'PENDING' } });
  return { rendered, session: contractSession.id, document: Buffer.from(String(document), 'base64') };
}
const approve = ({ wallet }: Person) => world.program.owner.approveIssuer(kitAddress(wallet.address));
const stored = async () => {
  const { prisma } = world.gateway.database;
  const [drafts, vault, built, contracts] = await Promise.all([
    prisma.seriesDraft.findMany({ orderBy: { id: 'asc' } }),
    prisma.termsVault.count(),
    prisma.builtTransaction.count(),
    prisma.contractSession.count({ where: { state: 'SIGNED' } }),
  ]);
  return { drafts, vault, built, contracts };
};

describe('a curve series', () => {
  it('is drafted, contracted, created by its issuer’s wallet and joined with its draft', async () => {
    const [issuer, other] = [await world.person(), await world.person()];
    const sealed = newTerms();
    const secrets = [`${sealed.terms.theta}`, `${sealed.terms.termsSalt}`, `${sealed.shareRate}`, `${sealed.terms.r}`];
    const answers: unknown[] = [];
    const drafted = await draftOf(issuer, {}, sealed);
    const id = idOf(drafted);
    const { seriesKey } = drafted.draft as { seriesKey: string };

    const drafts = `{ seriesDrafts { nodes { id seriesKey termsCommitment state version contractHash unitsOffered raise { cap }
      series { key state contractHash } curve { virtualQuote virtualBase threshold endsAt feeBps treasuryBps cap firstPeriod
      lastPeriod } } } }`;
    const read = async ({ token }: Pick<Person, 'token'>) =>
      (await world.gateway.ask<{ seriesDrafts: { nodes: readonly unknown[] } }>(drafts, {}, token)).data?.seriesDrafts
        .nodes;
    expect(await read(issuer)).toEqual([
      {
        ...{ id, seriesKey, termsCommitment: sealed.commitment, state: 'DRAFT', version: 1, contractHash: null },
        ...{ unitsOffered: '1000', raise: null, series: null },
        curve: { ...CURVE, endsAt: date(START + 30n * DAY), firstPeriod: '2026-Q1', lastPeriod: '2028-Q4' },
      },
    ]);
    expect(await read(other)).toEqual([]);
    expect(await read({ token: await world.admin() })).toEqual([]);

    expect(await world.act(issuer, 'buildCreateSeries', { id })).toMatchObject({ code: 'CONTRACT_NOT_SIGNED' });
    const { rendered, session, document } = await signed(issuer, id);
    const hash = `0x${createHash('sha256').update(document).digest('hex')}`;
    expect(rendered).toMatchObject({
      documentHash: hash,
      contractSession: {
        kind: 'SERIES',
        templateVersion: TEMPLATES.CURVE.version,
        templateHash: `0x${TEMPLATES.CURVE.sha256}`,
      },
    });
    expect(String(rendered.text)).toContain('asks you to sign a contract: series agreement and charter.');
    expect(String(rendered.text)).toContain(`\nWallet: ${issuer.wallet.address}\nSHA-256: ${hash}\n`);
    const { text } = await readPdf(new Uint8Array(document));
    const packed = text.replaceAll(/\s/g, '');
    expect(packed).toContain(issuer.wallet.address);
    expect(packed).toContain(`CURVE·templateversion${TEMPLATES.CURVE.version}`);
    answers.push(drafted, rendered, text);

    expect(await world.act(issuer, 'buildCreateSeries', { id })).toMatchObject({ code: 'ISSUER_NOT_APPROVED' });
    await approve(issuer);
    const before = await stored();
    expect(await world.act(other, 'buildCreateSeries', { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stored()).toEqual(before);
    const built = await world.act(issuer, 'buildCreateSeries', { id });
    answers.push(built);
    expect(built.transaction).toMatchObject({
      kind: 'CREATE_CURVE',
      wallet: issuer.wallet.address,
      request: { feePayer: issuer.wallet.address, requiredSigners: [issuer.wallet.address] },
      simulation: { ok: true, errorName: null },
      preview: expect.arrayContaining([
        { label: 'Raised for activation', value: CURVE.threshold, unit: 'TOKEN' },
        { label: 'Most that is ever paid', value: CURVE.cap, unit: 'TOKEN' },
      ]),
    });
    const { request } = built.transaction as { request: { transaction: string } };
    expect(Buffer.from(request.transaction, 'base64').toString('hex')).toContain(hash.slice(2));

    const change = await world.act(issuer, 'changeSeriesDraft', { id, ...figuresOf(newTerms()) });
    expect(change).toMatchObject({ code: 'DRAFT_BUILT' });
    expect(await world.act(issuer, 'renderSeriesContract', { id })).toMatchObject({ code: 'CONTRACT_SIGNED' });

    await world.send(issuer, built);
    await world.follow();
    expect(await read(issuer)).toMatchObject([
      { id, state: 'BUILT', contractHash: hash, series: { key: seriesKey, state: 'CURVE', contractHash: hash } },
    ]);
    const compared = await world.gateway.ask(`{ contractSession(id: "${session}") { onchain } }`, {}, issuer.token);
    expect(compared.data).toEqual({ contractSession: { onchain: 'VERIFIED' } });
    expect(await world.act(issuer, 'buildCreateSeries', { id })).toMatchObject({ code: 'SERIES_EXISTS' });
    expect(JSON.stringify([answers, world.gateway.logs])).not.toMatch(new RegExp(secrets.join('|')));

    const terms = `query ($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { termsCommitment
      terms { theta shareRate termsSalt rate } } }`;
    const asked = async (token?: string) =>
      world.gateway.ask<{ series: { terms: unknown } }>(terms, { key: seriesKey, chain: world.chain.name }, token);
    expect((await asked(issuer.token)).data?.series).toEqual({
      termsCommitment: sealed.commitment,
      terms: { theta: secrets[0], termsSalt: secrets[1], shareRate: secrets[2], rate: secrets[3] },
    });
    for (const token of [undefined, other.token, await world.admin()]) {
      const { data, errors } = await asked(token);
      expect([data?.series.terms, errors?.[0]?.extensions.code]).toEqual([
        { theta: null, termsSalt: null, shareRate: null, rate: null },
        'FORBIDDEN',
      ]);
    }
  });

  it('is built again over a new blockhash, and not by refreshing while a block takes the first', async () => {
    const issuer = await world.person();
    await approve(issuer);
    const id = idOf(await draftOf(issuer));
    await signed(issuer, id);
    const built = await world.act(issuer, 'buildCreateSeries', { id });
    const { id: transaction, request } = built.transaction as { id: string; request: { blockhash: string } };
    const refresh = () => world.act(issuer, 'refreshTransaction', { id: transaction });
    expect(await refresh()).toMatchObject({ transaction: { request: { blockhash: request.blockhash } } });
    for (let block = 0; block < 200; block++) world.program.node.chain.produce();
    const again = await refresh();
    expect(again).toMatchObject({ transaction: { id: transaction, kind: 'CREATE_CURVE', simulation: { ok: true } } });
    expect((again.transaction as typeof built & { request: typeof request }).request.blockhash).not.toBe(
      request.blockhash,
    );
    await world.send(issuer, again);
    await world.follow();
    const { wallet } = issuer;
    const series = await world.gateway.database.prisma.series.findMany({ where: { issuer: wallet.address } });
    expect(series).toMatchObject([{ state: 'CURVE', chain: world.chain.name }]);
  });

  it('is built again where the feed published meanwhile', async () => {
    const issuer = await world.person();
    await approve(issuer);
    const id = idOf(await draftOf(issuer));
    await signed(issuer, id);
    const built = await world.act(issuer, 'buildCreateSeries', { id });
    await world.program.owner.publishRate(EUR, 10n ** 22n);
    for (let block = 0; block < 200; block++) world.program.node.chain.produce();
    const refused = await world.act(issuer, 'refreshTransaction', { id: (built.transaction as { id: string }).id });
    expect(refused).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'ACCOUNT_INVALID' });
    const again = await world.act(issuer, 'buildCreateSeries', { id });
    await world.send(issuer, again);
    await world.follow();
    const { data } = await world.gateway.ask(`{ seriesDrafts { nodes { series { state } } } }`, {}, issuer.token);
    expect(data?.seriesDrafts).toEqual({ nodes: [{ series: { state: 'CURVE' } }] });
  });

  it('is drafted again by a change, which voids what was signed', async () => {
    const issuer = await world.person();
    await approve(issuer);
    const id = idOf(await draftOf(issuer));
    const { session } = await signed(issuer, id);
    const next = { ...figuresOf(newTerms()), curve: { ...CURVE, cap: '6000000000' } };
    expect(await world.act(issuer, 'changeSeriesDraft', { id, ...next })).toMatchObject({ draft: { id, version: 2 } });
    const { data } = await world.gateway.ask(`{ contractSession(id: "${session}") { state } }`, {}, issuer.token);
    expect(data).toEqual({ contractSession: { state: 'VOIDED' } });
    expect(await world.act(issuer, 'buildCreateSeries', { id })).toMatchObject({ code: 'CONTRACT_NOT_SIGNED' });
    const { document } = await signed(issuer, id);
    expect((await readPdf(new Uint8Array(document))).text).toContain('6,000.000000');
    const built = await world.act(issuer, 'buildCreateSeries', { id });
    expect(built.transaction).toMatchObject({ simulation: { ok: true } });
  });
});

const raise = {
  ...{ reservePrice: '1000000', maxUnitsPerBid: '60', minRaise: '10000000', minHolders: 2, concentrationBps: 7000 },
  ...{ cap: '1000000000000', commitEndsAt: date(START + 3n * DAY), revealEndsAt: date(START + 6n * DAY) },
  gateEndsAt: date(START + 9n * DAY),
};

const SHARE_RATE = '50000000000000000';
const SERIES = `query ($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { state routed routedTheta routedRate
  receipts curve { mint } auction { phase reservePrice } terms { rate } } }`;

describe('a draft of a curve that a change makes one of a raise', () => {
  it.each([
    ['is', false, 'CREATE_SERIES', 0],
    ['on the income router, which the creation opens, is', true, 'CREATE_ROUTED_RAISE', 1],
  ] as const)('%s signed, built and followed, with terms for a whole unit', async (_, routed, kind, reads) => {
    const issuer = await world.person();
    await approve(issuer);
    const drafted = await draftOf(issuer);
    const { seriesKey } = drafted.draft as { seriesKey: string };
    const id = idOf(drafted);
    const changed = { ...figuresOf(newTerms()), curve: null, raise, routed, shareRate: SHARE_RATE };
    expect(await world.act(issuer, 'changeSeriesDraft', { id, ...changed })).toMatchObject({ draft: { version: 2 } });
    await signed(issuer, id);
    const built = await world.act(issuer, 'buildCreateSeries', { id });
    const { preview, ...transaction } = built.transaction as { preview: readonly { readonly label: string }[] };
    expect(transaction).toMatchObject({ kind, simulation: { ok: true, errorName: null } });
    expect(preview).toContainEqual({ label: 'Reserve price', value: raise.reservePrice, unit: 'TOKEN' });
    expect(preview.some(({ label }) => label === 'Becomes public')).toBe(routed);
    const { prisma } = world.gateway.database;
    const [row] = await prisma.builtTransaction.findMany({ where: { seriesKey }, include: { sealed: true } });
    expect([row?.request === null, row?.preview === null, row?.sealed !== null]).toEqual([routed, routed, routed]);
    // The answer contains the terms that the build opened.
    expect(await prisma.termsAccessLog.count({ where: { seriesKey } })).toBe(reads);
    await world.send(issuer, built);
    await world.follow();
    const at = { key: seriesKey, chain: world.chain.name };
    const { data, errors } = await world.gateway.ask<{ series: { receipts: Address } }>(SERIES, at, issuer.token);
    const receipts = data?.series.receipts ?? null;
    const account = receipts === null ? null : world.program.node.chain.account(receipts, 'confirmed');
    expect(account?.owner ?? null).toBe(routed ? TOKEN_PROGRAM : null);
    const rate = '50000000000000';
    expect([data, errors]).toEqual([
      {
        series: {
          ...{ state: 'RAISING', routed, receipts, curve: null, terms: { rate } },
          ...{ routedTheta: routed ? changed.theta : null, routedRate: routed ? rate : null },
          auction: { phase: 'COMMIT', reservePrice: raise.reservePrice },
        },
      },
      undefined,
    ]);
  });
});

describe('a draft that is refused', () => {
  const curve = (change: object) => ({ curve: { ...CURVE, ...change } });
  it.each<[string, object, string, string | null]>([
    ['no sale', { curve: null }, 'BAD_INPUT', 'raise'],
    ['two sales', { raise }, 'BAD_INPUT', 'curve'],
    [
      'a raise with a cap beyond the program',
      { curve: null, raise: { ...raise, cap: `${2n ** 64n}` } },
      'RAISE_PARAMS_INVALID',
      'raise.cap',
    ],
    ['a router of a curve', { routed: true }, 'CALL_NOT_ON_CHAIN', 'routed'],
    [
      'a virtual base of no more than the units',
      curve({ virtualBase: '1000000000' }),
      'CURVE_PARAMS_INVALID',
      'curve.virtualBase',
    ],
    ['no virtual quote', curve({ virtualQuote: '0' }), 'CURVE_PARAMS_INVALID', 'curve.virtualQuote'],
    ['no threshold', curve({ threshold: '0' }), 'CURVE_PARAMS_INVALID', 'curve.threshold'],
    ['no cap', curve({ cap: '0' }), 'CURVE_PARAMS_INVALID', 'curve.cap'],
    ['a fee above a tenth', curve({ feeBps: 1001 }), 'CURVE_PARAMS_INVALID', 'curve.feeBps'],
    ['more than all for the treasury', curve({ treasuryBps: 10_001 }), 'CURVE_PARAMS_INVALID', 'curve.treasuryBps'],
    ['an end too near', curve({ endsAt: date(START + 3_600n) }), 'CURVE_PARAMS_INVALID', 'curve.endsAt'],
    ['an end too far', curve({ endsAt: date(START + 91n * DAY) }), 'CURVE_PARAMS_INVALID', 'curve.endsAt'],
    ['a cap beyond the program', curve({ cap: `${2n ** 64n}` }), 'BAD_INPUT', 'curve.cap'],
    ['a first quarter that is over', { firstPeriod: '2025-Q1' }, 'CURVE_PARAMS_INVALID', 'firstPeriod'],
    ['periods in the wrong order', { lastPeriod: '2025-Q4' }, 'CURVE_PARAMS_INVALID', 'lastPeriod'],
    ['a share rate that base lamports do not divide', { shareRate: '51000000000000001' }, 'A_TERMS_5', null],
    ['a currency without a rate', { currency: 'CHF' }, 'FX_STALE', null],
    ['an address of the other kind', { issuer: `0x${'ab'.repeat(20)}` }, 'CHAIN_FORM', 'issuer'],
  ])('for %s has its code and leaves nothing', async (_, change, code, path) => {
    const issuer = await world.person();
    const before = await stored();
    const expected = { code, path: path === null ? null : ['input', ...path.split('.')] };
    expect(await draftOf(issuer, change)).toEqual(expected);
    expect(await stored()).toEqual(before);
  });

  it('for another account’s wallet, an admin’s too', async () => {
    const [issuer, other] = [await world.person(), await world.person()];
    const before = await stored();
    for (const token of [other.token, await world.admin()]) {
      expect(await draftOf({ ...issuer, token })).toMatchObject({ code: 'WALLET_NOT_LINKED' });
    }
    expect(await stored()).toEqual(before);
  });

  it('is of one key', async () => {
    const issuer = await world.person();
    const draftSalt = `0x${'5a'.repeat(32)}`;
    idOf(await draftOf(issuer, { draftSalt }));
    expect(await draftOf(issuer, { draftSalt })).toMatchObject({ code: 'DRAFT_EXISTS' });
  });

  it('as a curve on an EVM chain, by name', async () => {
    const issuer = await world.person();
    const { address } = await world.gateway.database.prisma.accountWallet.findFirstOrThrow({
      where: { accountId: issuer.accountId, chain: 'evm:10143' },
    });
    const refused = await draftOf(issuer, { chain: 'evm:10143', issuer: address });
    expect(refused).toEqual({ code: 'CALL_NOT_ON_CHAIN', path: ['input', 'curve'] });
  });
});
