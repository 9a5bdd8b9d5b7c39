import {
  type Address,
  type SolanaAddress,
  solanaSignatureOf,
  type TransactionId,
} from '@income-series/protocol/address';
import { fromHex } from '@income-series/protocol/bytes';
import { termsCommitment } from '@income-series/protocol/commitments';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { deriveRate } from '@income-series/protocol/terms';
import type { Prisma } from '../../../src/generated/prisma/client.ts';
import { CLUSTER, clusterWallets, EVM_CHAIN, namesakes, type Personas, personas } from '../personas.ts';

export const CHAIN = EVM_CHAIN;
export const word = (n: number): Bytes32 => `0x${n.toString(16).padStart(64, '0')}` as Bytes32;
/** The name of the nth transaction of a chain. */
export const txOn = (chain: string, n: number): TransactionId =>
  chain === CHAIN ? word(n) : solanaSignatureOf(fromHex(`${word(0x50)}${word(n).slice(2)}`, 64));
/** As Prisma takes a Decimal: exact beyond 2^53. */
export const dec = (value: bigint): string => value.toString();
export const at = (iso: string) => new Date(`${iso}T12:00:00.000Z`);
/** The secret of the key that signed the reports' attestations. */
export const verifierSecret = new Uint8Array(32).fill(9);

/** A proof as reports and cases keep one, with these public signals. */
export const proofWith = (publicSignals: string[]) => ({
  piA: ['11', '12', '1'],
  piB: [
    ['21', '22'],
    ['23', '24'],
    ['1', '0'],
  ],
  piC: ['31', '32', '1'],
  publicSignals,
});

/** The private terms of one series, as the issuer's device has them. */
interface KnownTerms {
  readonly theta: bigint;
  readonly shareRate: bigint;
  readonly rate: bigint;
  readonly termsSalt: bigint;
}

export interface KnownSeries<A extends Address = EvmAddress> {
  readonly chain: string;
  readonly key: Bytes32;
  readonly issuer: A;
  readonly terms: KnownTerms;
  readonly termsCommitment: Bytes32;
}

export interface Population {
  readonly personas: Personas;
  /** A: active, two reports, a lost bid and an unrevealed one. B: closed, one report. C: still raising, one sealed bid. */
  readonly series: Readonly<Record<'A' | 'B' | 'C', KnownSeries>>;
  readonly verifierKey: EvmAddress;
  readonly attestor: EvmAddress;
  /** Ids of single rows, by what they are. */
  readonly ids: {
    readonly draft: string;
    readonly transaction: string;
    readonly termsAccess: string;
    readonly zktlsSession: string;
    readonly audit: string;
  };
}

export const UNITS = 100n;
/** The title of A and of the draft that A was created from; the other series have none. */
export const TITLE_OF_A = 'Bakery Lindenhof 2025 to 2027';

/** `units`: how many the rate is derived of, base lamports on a curve. */
function knownOn<A extends Address>(chain: string, issuer: A, n: number, units: bigint): KnownSeries<A> {
  const shareRate = 5n * 10n ** 16n;
  const terms = {
    theta: 6_000_000n + BigInt(n),
    shareRate,
    rate: deriveRate(shareRate, units),
    termsSalt: BigInt(7_000 + n),
  };
  const { theta, rate: r, termsSalt } = terms;
  const commitment = termsCommitment({ theta, r, currencyCode: 840, indexingRule: 0, termsSalt });
  return { chain, key: deriveSeriesKey(issuer, word(n)), issuer, terms, termsCommitment: commitment };
}

export const numberedSeries = (issuer: EvmAddress, n: number): KnownSeries => knownOn(CHAIN, issuer, n, UNITS);
export const numbered: Population['series'] = {
  A: numberedSeries(personas.issuerA.wallet.address, 1),
  B: numberedSeries(personas.issuerB.wallet.address, 2),
  C: numberedSeries(personas.issuerB.wallet.address, 3),
};

const onCurve = (issuer: SolanaAddress, n: number) => knownOn(CLUSTER, issuer, n, UNITS * 1_000_000n);
/** A series of the cluster, sold on its curve and active. */
export const curveSeries = onCurve(clusterWallets.issuerS.address, 4);
/** A series of the cluster that has A's key, since its issuer's wallet has the bytes of A's issuer's. It is still sold. */
export const namesakeSeries = onCurve(namesakes.ofIssuerA, 1);

export const seriesRow = (
  series: KnownSeries<Address>,
  more: Partial<Prisma.SeriesCreateManyInput>,
): Prisma.SeriesCreateManyInput => ({
  key: series.key,
  chain: series.chain,
  issuer: series.issuer,
  state: 'ACTIVE',
  contractHash: word(0xc0),
  termsCommitment: series.termsCommitment,
  currencyCode: 840,
  indexingRule: 0,
  unitsOffered: UNITS,
  unitsOutstanding: UNITS,
  cap: dec(10n ** 12n),
  firstPeriod: 20251,
  lastPeriod: 20274,
  phase: 'DONE',
  reservePrice: dec(1_000_000n),
  maxUnitsPerBid: 100n,
  minRaise: dec(10_000_000n),
  minHolders: 1,
  concentrationBps: 10_000,
  commitEndsAt: at('2025-01-10'),
  revealEndsAt: at('2025-01-20'),
  gateEndsAt: at('2025-01-30'),
  clearingPrice: dec(2_000_000n),
  unitsSold: UNITS,
  proceeds: dec(200_000_000n),
  mintGate: 'PASSED',
  createdBlock: 10n,
  createdAt: at('2025-01-02'),
  activatedAt: at('2025-01-21'),
  ...more,
});
