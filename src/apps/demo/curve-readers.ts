import type { SolanaAddress } from '@income-series/protocol/address';
import type { Ask } from './client.ts';
import { formatTable, readAll, type SeriesName, type TableLine } from './readers.ts';

/** The query that every reader of the curve series runs. */
const QUERY = `query Curve($key: Bytes32!, $chain: Chain!, $wallet: Address!) {
  series(key: $key, chain: $chain) {
    key state issuer termsCommitment unitsOutstanding stakedTotal paidTotal
    curve {
      mint reserve sold raised treasury tenderState tenderPrice
      census(first: 8) { totalCount edges { node { period units } } }
      candles(interval: HOUR, first: 8) { startsAt close volume trades }
    }
    stakes(first: 8) { totalCount edges { node { units } } }
    terms { theta rate shareRate termsSalt }
    reports(first: 8) {
      totalCount
      edges { node {
        period incomeCommitment payment gross fee net source attestation { signer signature } proof { publicSignals }
      } }
    }
    positions(first: 8) { totalCount edges { node { holder units stakedUnits claimedTotal } } }
    moneyEvents(first: 50) { totalCount edges { node { kind period wallet amount } } }
    fees(first: 50) { totalCount edges { node { kind amount } } }
  }
  live: curvePosition(seriesKey: $key, chain: $chain, wallet: $wallet) { wallet stakedUnits looseUnits }
}`;

export const CURVE_READERS = ['public', 'staker', 'seller', 'issuer', 'admin'] as const;
export type CurveStoryReader = (typeof CURVE_READERS)[number];

const ROWS: readonly TableLine[] = [
  ['state, issuer, terms commitment', 'termsCommitment'],
  ['curve: units sold, treasury', 'curve.sold'],
  ['census: units that are paid', 'curve.census.edges.node.units'],
  ['stakes, without the wallets', 'stakes.edges.node.units'],
  ['paid in total', 'paidTotal'],
  ['terms: theta, rate, salt', 'terms.theta'],
  ['reports: income commitment', 'reports.edges.node.incomeCommitment'],
  ['reports: payment, fee, net', 'reports.edges.node.payment'],
  ['reports: proof', 'reports.edges.node.proof'],
  ['reports: attestation', 'reports.edges.node.attestation.signature'],
  ['reports: source kind', 'reports.edges.node.source'],
  ['positions: holder, units', 'positions.edges.node.units'],
  ['money events: amount', 'moneyEvents.edges.node.amount'],
  ['fees: amount', 'fees.edges.node.amount'],
  ['Ada’s wallet, live', 'live.stakedUnits'],
];

export type CurveReadings = Awaited<ReturnType<typeof readCurve>>;

/** Runs the same query as each reader. `wallet` is the wallet whose live position it reads. */
export const readCurve = (
  asks: Readonly<Record<CurveStoryReader, Ask>>,
  { key, chain }: SeriesName,
  wallet: SolanaAddress,
) => readAll(CURVE_READERS, asks, QUERY, { key, chain, wallet });

/** Formats the readings as a table for a terminal: rows of fields, columns of readers. */
export const curveTable = (readings: CurveReadings): string => formatTable(CURVE_READERS, readings, ROWS);
