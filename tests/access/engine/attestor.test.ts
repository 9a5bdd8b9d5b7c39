import { AppError } from '@income-series/protocol/errors/app-error';
import { grantOf } from 'field-access';
import { describe, expect, it } from 'vitest';
import { onChains } from '../../../src/core/on-chain.ts';
import { byChain, bySignerKey, byWallet, type EligibilityReader } from '../../../src/graphql/access/index.ts';
import { chainRow } from '../../../src/graphql/chain-row.ts';
import type { GatewayBuilder } from '../../../src/graphql/create-builder.ts';
import { keyset } from '../../../src/graphql/lists.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { seriesKey, wallet } from './seed.ts';
import { ALL_ELIGIBLE, ask, contextOf, schemaOf, viewerOf } from './support.ts';
import { plain } from './types.ts';

const [X, Y, Z] = [wallet(1), wallet(2), wallet(3)];
const ISSUER = wallet(4);
const [HERE, ELSEWHERE] = ['evm:10143', 'evm:10144'];
const attesting = (keys: `0x${string}`[], chains = [HERE]) =>
  viewerOf([], {
    signerKeys: keys.flatMap((address) => chains.map((chain) => ({ chain, address }))),
    signerChains: keys.length > 0 ? chains : [],
  });

/** Cases of one key, requests of two and rates of a chain, each with a field for attestors and one for the issuer. */
function attestorsWork(builder: GatewayBuilder): void {
  const issuer = byWallet('issuer');
  builder.prismaNode('Tier3Annual', {
    id: { field: 'id', access: plain('tier3_annual.id', 'public') },
    select: {},
    access: { subjects: { attestor: bySignerKey('attestorKey'), issuer } },
    fields: (t) => ({
      state: t.exposeString('state', { access: plain('tier3_annual.state', 'attestor') }),
      reason: t.exposeString('closedReason', { access: plain('tier3_annual.closed_reason', 'issuer') }),
      signer: t.exposeString('trueupSigner', { access: plain('tier3_annual.trueup_signer', 'attestor', 'issuer') }),
    }),
  });
  builder.prismaNode('ExtinguishmentRequest', {
    id: { field: 'id', access: plain('extinguishment_requests.id', 'attestor') },
    select: {},
    access: {
      subjects: { attestor: [bySignerKey('attestorKeyA'), bySignerKey('attestorKeyB')] },
      rows: ({ signerKeys }) => ({
        OR: [onChains('attestorKeyA', signerKeys), onChains('attestorKeyB', signerKeys)],
      }),
      dependsOnViewer: true,
      seenBy: ['attestor'],
    },
    fields: (t) => ({
      state: t.exposeString('state', { nullable: false, access: plain('extinguishment_requests.state', 'attestor') }),
      evidence: t.exposeString('evidenceCiphertext', {
        access: { ...plain('extinguishment_requests.evidence_ciphertext', 'attestor'), class: 'e2e' },
      }),
    }),
  });
  builder.prismaNode('FxFallback', {
    ...chainRow('seriesKey', plain('fx_fallback_signatures.series_key', 'public')),
    select: { chain: true, seriesKey: true },
    access: { subjects: { attestor: byChain('chain'), issuer } },
    fields: (t) => ({
      state: t.exposeString('state', { access: plain('fx_fallback_signatures.state', 'attestor', 'issuer') }),
    }),
  });
  builder.queryFields((t) => ({
    cases: t.prismaField({
      type: ['Tier3Annual'],
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.tier3Annual.findMany({ ...query, orderBy: { year: 'asc' } }),
    }),
    requests: keyset(t, { type: 'ExtinguishmentRequest', access: 'traverse', order: { by: 'state' } }),
    rates: t.prismaField({
      type: ['FxFallback'],
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.fxFallback.findMany({ ...query, orderBy: { seriesKey: 'asc' } }),
    }),
  }));
}

const schema = schemaOf(attestorsWork);
const AT = new Date('2026-01-01T00:00:00Z');
const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const row = (n: number) => ({
  id: id(n),
  seriesKey: seriesKey(n),
  chain: HERE,
  issuer: ISSUER,
  accountId: id(99),
  openedAt: AT,
});

const database = await forFile(createTestDatabase());
const db = database.prisma;
const annual = (n: number, attestorKey: string) => ({
  ...row(n),
  attestorKey,
  year: n,
  state: 'OPEN',
  trueupSigner: X,
});
await db.tier3Annual.createMany({ data: [annual(1, X), annual(2, Y), annual(3, X), annual(4, Z)] });
const request = (n: number, attestorKeyA: string, attestorKeyB: string) => ({
  ...row(n),
  attestorKeyA,
  attestorKeyB,
  evidenceCiphertext: `sealed ${n}`,
  extinguishNonce: 0n,
  state: `OF_${n}`,
});
await db.extinguishmentRequest.createMany({ data: [request(1, X, Y), request(2, X, Z), request(3, Y, Z)] });
const rate = (n: number, chain: string) => {
  const { openedAt: requestedAt, id: _, ...rest } = row(n);
  return { ...rest, chain, period: 20261, state: 'REQUESTED', requestedAt };
};
await db.fxFallback.createMany({ data: [rate(1, HERE), rate(2, ELSEWHERE)] });

type Rows = readonly Readonly<Record<string, unknown>>[];
const answer = async (viewer: ReturnType<typeof viewerOf>, document: string) => {
  const answered = await ask({ schema, db: database.prisma, viewer }, document);
  return { ...answered, data: answered.data as unknown as Readonly<Record<string, Rows>> };
};
const states = ({ data }: { data: Readonly<Record<string, Rows>> }, field: string) =>
  data[field]?.map(({ state }) => state !== null);

describe('an attestor', () => {
  it('reads what is addressed to a key of theirs, and nothing of another key’s', async () => {
    const document = '{ cases { state reason } }';
    const asX = await answer(attesting([X]), document);
    expect(states(asX, 'cases')).toEqual([true, false, true, false]);
    expect(asX.errors.map(({ extensions }) => [extensions?.coordinate, extensions?.count])).toEqual([
      ['Tier3Annual.state', 2],
      ['Tier3Annual.reason', 4],
    ]);
    expect(states(await answer(attesting([Y, Z]), document), 'cases')).toEqual([false, true, false, true]);
    expect(states(await answer(viewerOf([ISSUER]), document), 'cases')).toEqual([false, false, false, false]);
    const admin = viewerOf([], { isAdmin: true });
    expect(states(await answer(admin, document), 'cases')).toEqual([false, false, false, false]);
  });

  it('is found by no statement of its own: it is compared with the viewer', async () => {
    const { statements } = await answer(attesting([X]), '{ cases { signer } }');
    expect(statements).toHaveLength(1);
  });

  it('without an active key is none, and what only attestors read is not even selected', async () => {
    const { statements, data } = await answer(attesting([]), '{ cases { state } }');
    expect(states({ data }, 'cases')).toEqual([false, false, false, false]);
    expect(statements.join()).not.toContain('"state"');
    const { statements: asked } = await answer(attesting([X]), '{ cases { state } }');
    expect(asked.join()).toContain('"state"');
  });

  it('of either of two keys sees the row, and only those rows', async () => {
    const seen = async (...keys: `0x${string}`[]) => {
      const { data, errors } = await answer(attesting(keys), '{ requests { totalCount edges { node { state } } } }');
      expect(errors).toEqual([]);
      const { edges, totalCount } = data.requests as unknown as {
        edges: { node: { state: string } }[];
        totalCount: number;
      };
      expect(totalCount).toBe(edges.length);
      return edges.map(({ node }) => node.state);
    };
    expect(await seen(X)).toEqual(['OF_1', 'OF_2']);
    expect(await seen(Z)).toEqual(['OF_2', 'OF_3']);
    expect(await seen(X, Y)).toEqual(['OF_1', 'OF_2', 'OF_3']);
    expect(await seen()).toEqual([]);
  });

  it('of a chain reads what is every attestor’s there, with whichever key', async () => {
    const document = '{ rates { state } }';
    expect(states(await answer(attesting([X]), document), 'rates')).toEqual([true, false]);
    expect(states(await answer(attesting([Z]), document), 'rates')).toEqual([true, false]);
    expect(states(await answer(attesting([Y], [HERE, ELSEWHERE]), document), 'rates')).toEqual([true, true]);
    expect(states(await answer(attesting([]), document), 'rates')).toEqual([false, false]);
    // The same address on another chain is somebody else's.
    expect(states(await answer(viewerOf([ISSUER]), document), 'rates')).toEqual([true, false]);
    const there = viewerOf([], { wallets: [{ chain: ELSEWHERE, address: ISSUER }] });
    expect(states(await answer(there, document), 'rates')).toEqual([false, true]);
  });
});

describe('what is sealed to a key', () => {
  const SEALED = '{ requests { edges { node { state evidence } } } }';
  /** A chain on which these keys are active, and how often it was asked of which. */
  function chainWith(...active: `0x${string}`[]) {
    const asked: (readonly string[])[] = [];
    const eligibility: EligibilityReader = {
      ...ALL_ELIGIBLE,
      activeAttestors: async (chain, keys) => {
        asked.push(keys);
        return { ...(await ALL_ELIGIBLE.activeAttestors(chain, keys)), active: new Set(active) };
      },
    };
    return { asked, eligibility };
  }
  const read = async (viewer: ReturnType<typeof viewerOf>, eligibility: EligibilityReader, document = SEALED) => {
    const { data, errors, statements } = await ask({ schema, db: database.prisma, viewer, eligibility }, document);
    const { edges } = (data as unknown as { requests: { edges: { node: Record<string, string | null> }[] } }).requests;
    return { rows: edges.map(({ node }) => [node.state, node.evidence]), errors, statements };
  };

  it('is read while the chain, asked once for all rows and keys, says the key is active', async () => {
    const { asked, eligibility } = chainWith(X, Y);
    const { rows, errors, statements } = await read(attesting([X, Y]), eligibility);
    expect([rows, errors]).toEqual([
      [
        ['OF_1', 'sealed 1'],
        ['OF_2', 'sealed 2'],
        ['OF_3', 'sealed 3'],
      ],
      [],
    ]);
    expect(asked).toEqual([[X, Y]]);
    // the keys of the rows by each key in each column, the rows, and the sealed column of those that passed
    expect(statements).toHaveLength(4 + 1 + 1);
  });

  it('is denied of a key that the index still has for active, by itself', async () => {
    const { rows, errors } = await read(attesting([X, Y]), chainWith(Y).eligibility);
    expect(rows).toEqual([
      ['OF_1', 'sealed 1'],
      ['OF_2', null],
      ['OF_3', 'sealed 3'],
    ]);
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'FORBIDDEN', coordinate: 'ExtinguishmentRequest.evidence', count: 1, positions: '1' },
    ]);
    const none = await read(attesting([X]), chainWith().eligibility);
    expect(none.rows.map(([, evidence]) => evidence)).toEqual([null, null]);
    expect(none.statements.join()).not.toContain('evidence_ciphertext');
  });

  it('is not opened by a key that the chain has and the index does not', async () => {
    const { asked, eligibility } = chainWith(X, Y, Z);
    expect((await read(attesting([X]), eligibility)).rows).toEqual([
      ['OF_1', 'sealed 1'],
      ['OF_2', 'sealed 2'],
    ]);
    expect(asked).toEqual([[X]]);
  });

  it('has nothing asked of the chain where it is not selected, or no key is the viewer’s', async () => {
    const { asked, eligibility } = chainWith(X);
    await read(attesting([X]), eligibility, '{ requests { edges { node { state } } } }');
    await read(attesting([]), eligibility);
    await read(attesting([`0x${'77'.repeat(20)}`]), eligibility);
    expect(asked).toEqual([]);
  });

  it('fails by itself while the chain does not answer', async () => {
    const away = () => Promise.reject(new AppError('CHAIN_UNAVAILABLE'));
    const { rows, errors } = await read(attesting([X]), { ...ALL_ELIGIBLE, activeAttestors: away });
    expect(rows).toEqual([
      ['OF_1', null],
      ['OF_2', null],
    ]);
    expect(errors.map(({ extensions }) => [extensions?.code, extensions?.count])).toEqual([['CHAIN_UNAVAILABLE', 2]]);
  });

  it('is granted with the block that the key was read at, a plain field with none', async () => {
    const ctx = contextOf({ schema, db: database.prisma, viewer: attesting([X]), ...chainWith(X) });
    const row = { chain: HERE, attestorKeyA: Y, attestorKeyB: X };
    const by = (stored: 'e2e' | 'plain') =>
      grantOf(ctx, 'ExtinguishmentRequest', row, { class: stored, readers: ['attestor'] });
    expect(await by('e2e')).toMatchObject({ label: 'attestor', readAt: { number: 9n } });
    expect(await by('plain')).toEqual({ label: 'attestor', readAt: null });
  });
});

describe('the schema does not build', () => {
  const built = (subjects: object) => () =>
    schemaOf((builder) =>
      builder.prismaNode('Tier3Annual', {
        id: { field: 'id', access: plain('tier3_annual.id', 'public') },
        select: {},
        access: { subjects },
        fields: (t) => ({ state: t.exposeString('state', { access: plain('tier3_annual.state', 'attestor') }) }),
      }),
    );

  it('where what is sealed to a key names a chain alone, which no revocation of the key ends', () => {
    const sealed = { ...plain('fx_fallback_signatures.signature', 'attestor'), class: 'e2e' } as const;
    const build = () =>
      schemaOf((builder) =>
        builder.prismaNode('FxFallback', {
          ...chainRow('seriesKey', plain('fx_fallback_signatures.series_key', 'public')),
          select: { chain: true, seriesKey: true },
          access: { subjects: { attestor: byChain('chain') } },
          fields: (t) => ({ signature: t.exposeString('signature', { access: sealed }) }),
        }),
      );
    expect(build).toThrow(/FxFallback\.signature: FxFallback names no subject for attestor/);
  });

  it('where a plain field is computed from what is sealed, for attestors by the index alone', () => {
    const build = (computed: 'plain' | 'e2e') => () =>
      schemaOf((builder) =>
        builder.prismaNode('ExtinguishmentRequest', {
          id: { field: 'id', access: plain('extinguishment_requests.id', 'public') },
          select: {},
          access: { subjects: { attestor: bySignerKey('attestorKeyA') } },
          fields: (t) => ({
            evidence: t.exposeString('evidenceCiphertext', {
              access: { ...plain('extinguishment_requests.evidence_ciphertext', 'attestor'), class: 'e2e' },
            }),
            length: t.int({
              access: { ...plain('extinguishment_requests.evidence_ciphertext', 'attestor'), class: computed },
              select: { evidenceCiphertext: true },
              resolve: ({ evidenceCiphertext }) => evidenceCiphertext.length,
            }),
          }),
        }),
      );
    expect(build('e2e')).not.toThrow();
    expect(build('plain')).toThrow(/ExtinguishmentRequest\.length: is read by attestor/);
  });

  it.each([
    ['where nothing says whose an attestor’s row is', {}],
    ['where a wallet would make an attestor', { attestor: byWallet('issuer') }],
    ['where the column is not there', { attestor: bySignerKey('attestor') }],
    ['where one of two columns is not there', { attestor: [bySignerKey('attestorKey'), bySignerKey('attestorKeyB')] }],
  ])('%s', (_, subjects) => {
    expect(built(subjects)).toThrow(/Tier3Annual/);
  });
});
