import type { Address } from '@income-series/protocol/address';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { type AttestorName, knownId, type PersonName, people, signers } from '../personas.ts';
import { sealedTo, signedBy } from './attested.ts';
import { at, type KnownSeries, type Population, txOn, word } from './known.ts';

/** The facts of a request: its issuer, its series, and its state. */
interface Facts {
  readonly n: number;
  readonly series: KnownSeries<Address>;
  readonly by: PersonName;
  readonly state: string;
}

const about = ({ n, series, by, state }: Facts) => ({
  seriesKey: series.key,
  indexedKey: series.key,
  chain: series.chain,
  issuer: series.issuer,
  state,
  accountId: people[by].accountId,
  openedAt: new Date(Date.UTC(2025, 4, n)),
});

const sealed = (record: string, field: string, { series, n }: Facts, id: string, to: readonly AttestorName[]) =>
  sealedTo(series.chain, to, { seriesKey: series.key, record, id, field }, `{"text":"reason ${n}","files":[]}`);

/** The columns of a request whose pause until the end of August 2025 the chain accepted. */
export function approved({ series, n }: Facts, asks: AttestorName): Partial<Prisma.HardshipRequestCreateInput> {
  const until = at('2025-08-31');
  const message = { seriesKey: series.key, pauseNonce: BigInt(n), pauseEnd: BigInt(until.getTime() / 1000) };
  const { pauseNonce, pauseEnd } = message;
  return {
    decisionCode: 'ILLNESS',
    approval: {
      ...signedBy(series.chain, asks, 'PAUSE', message),
      pauseNonce: `${pauseNonce}`,
      pauseEnd: `${pauseEnd}`,
    },
    relayTx: txOn(series.chain, 0xe000 + n),
    until,
    decidedAt: at('2025-05-20'),
  };
}

export async function insertPause(
  db: PrismaClient,
  facts: Facts,
  asks: AttestorName,
  more: Partial<Prisma.HardshipRequestCreateInput> = {},
): Promise<void> {
  const id = knownId(0x22, facts.n);
  const ciphertext = await sealed('hardship_requests', 'ciphertext', facts, id, [asks]);
  const { indexedKey, chain, ...row } = about(facts);
  const series = { connect: { chain_key: { chain, key: indexedKey } } };
  const attestorKey = signers[asks].key;
  await db.hardshipRequest.create({
    data: { id, ...row, series, attestorKey, ciphertext, pauseNonce: BigInt(facts.n), ...more },
  });
}

export async function insertExtinguishment(
  db: PrismaClient,
  facts: Facts,
  asks: readonly AttestorName[],
  signatories: readonly AttestorName[],
  more: Partial<Prisma.ExtinguishmentRequestCreateInput> = {},
): Promise<void> {
  const id = knownId(0x23, facts.n);
  const evidenceCiphertext = await sealed('extinguishment_requests', 'evidence_ciphertext', facts, id, asks);
  const extinguishNonce = BigInt(facts.n);
  const signatures = signatories
    .map((name) => signedBy(facts.series.chain, name, 'EXTINGUISH', { seriesKey: facts.series.key, extinguishNonce }))
    .sort((a, b) => (a.signer < b.signer ? -1 : 1));
  const [attestorKeyA = '', attestorKeyB = ''] = asks.map((name) => signers[name].key).sort();
  const { indexedKey, chain, ...row } = about(facts);
  const columns = { attestorKeyA, attestorKeyB, evidenceCiphertext, extinguishNonce, signatures };
  await db.extinguishmentRequest.create({
    data: { id, ...row, series: { connect: { chain_key: { chain, key: indexedKey } } }, ...columns, ...more },
  });
}

/** Requests in every state, to attestors who may and one who may not any more. */
export async function insertHardship(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const { A, B, C } = series;
  const a = { series: A, by: 'issuerA' } as const;
  const b = { series: B, by: 'issuerB' } as const;
  const c = { series: C, by: 'issuerB' } as const;
  const refusedAt = at('2025-05-21');

  const granted = { ...a, n: 1, state: 'APPROVED' };
  await insertPause(db, granted, 'attestorX', approved(granted, 'attestorX'));
  await insertPause(db, { ...a, n: 2, state: 'REQUESTED' }, 'attestorY');
  const refusal = { decisionCode: 'NOT_HARDSHIP', refusedAt, decidedAt: refusedAt };
  await insertPause(db, { ...a, n: 3, state: 'REFUSED' }, 'attestorX', refusal);
  await insertPause(db, { ...b, n: 4, state: 'PREPARED' }, 'attestorY');
  await insertPause(db, { ...b, n: 5, state: 'REQUESTED' }, 'attestorZ');
  const withdrawn = { withdrawn: true, decidedAt: at('2025-05-22') };
  await insertPause(db, { ...c, n: 6, state: 'WITHDRAWN' }, 'attestorX', withdrawn);
  const over = { ...b, n: 7, state: 'ENDED' };
  await insertPause(db, over, 'attestorY', { ...approved(over, 'attestorY'), endedAt: at('2025-06-30') });

  const both = ['attestorX', 'attestorY'] as const;
  const confirmed = { relayTx: word(0xe100), relayedAt: at('2025-05-23') };
  await insertExtinguishment(db, { ...a, n: 1, state: 'RELAYED' }, both, both, confirmed);
  await insertExtinguishment(db, { ...a, n: 2, state: 'ONE_SIGNED' }, both, ['attestorY']);
  await insertExtinguishment(db, { ...b, n: 3, state: 'OPEN' }, ['attestorY', 'attestorZ'], []);
  const old = ['attestorX', 'attestorZ'] as const;
  const relayError = 'SIGNER_INACTIVE';
  await insertExtinguishment(db, { ...b, n: 4, state: 'RELAY_REFUSED' }, old, old, { relayError });
  await insertExtinguishment(db, { ...c, n: 5, state: 'BOTH_SIGNED' }, both, both);
  await insertExtinguishment(db, { ...a, n: 6, state: 'VOIDED' }, ['attestorY', 'attestorZ'], []);
}
