import type { Ask } from './client.ts';
import { formatTable, readAll, type SeriesName, type TableLine } from './readers.ts';

/** The query that every reader of the attestors' work runs. */
const QUERY = `query Work($key: Bytes32!, $chain: Chain!) {
  series(key: $key, chain: $chain) {
    state cap termsCommitment
    terms { theta rate shareRate termsSalt }
    tier3Cases(first: 5) { edges { node {
      state period attestorKey priorIncomeCommitment incomeCommitment liquidityFlag payment
      opening documentCount document(index: 0)
      attestation { signer signature digest }
    } } }
    amendments(first: 5) { edges { node {
      state attestorKey termsCommitment newCap amendmentNonce digest
      terms { theta rate shareRate termsSalt }
    } } }
    hardshipRequests(first: 5) { edges { node {
      state pauseEndsAt decidedAt endedAt attestorKey decisionCode reason
      approval { signer signature digest pauseNonce pauseEndsAt relayTx }
    } } }
    annualCases(first: 5) { edges { node {
      state year attestorKey trueupSigner trueupNonce attestedAt adjustment trueupDigest
    } } }
    extinguishmentRequests(first: 5) { edges { node {
      state attestorKeys evidence extinguishNonce signers signatures { signer signature digest } relayTx
    } } }
  }
  termsAccessLog(seriesKey: $key, chain: $chain, first: 100) { edges { node { relation wallet } } }
}`;

export const CASE_READERS = ['public', 'holder', 'issuer', 'first', 'second', 'admin'] as const;
export type CaseStoryReader = (typeof CASE_READERS)[number];

const ROWS: readonly TableLine[] = [
  ['terms, as amended', 'terms.theta'],
  ['tier 3: commitments, payment', 'tier3Cases.edges.node.payment'],
  ['tier 3: sealed opening', 'tier3Cases.edges.node.opening'],
  ['tier 3: sealed document', 'tier3Cases.edges.node.document'],
  ['tier 3: attestation', 'tier3Cases.edges.node.attestation.signature'],
  ['amendment: nonce, digest', 'amendments.edges.node.digest'],
  ['amendment: proposed terms', 'amendments.edges.node.terms.theta'],
  ['hardship: state, dates', 'hardshipRequests.edges.node.pauseEndsAt'],
  ['hardship: sealed reason', 'hardshipRequests.edges.node.reason'],
  ['hardship: decision code', 'hardshipRequests.edges.node.decisionCode'],
  ['hardship: relayed approval', 'hardshipRequests.edges.node.approval.signature'],
  ['true-up: signer, adjustment', 'annualCases.edges.node.adjustment'],
  ['extinguishment: evidence', 'extinguishmentRequests.edges.node.evidence'],
  ['extinguishment: who signed', 'extinguishmentRequests.edges.node.signers'],
  ['extinguishment: signatures', 'extinguishmentRequests.edges.node.signatures'],
];

export type CaseReadings = Awaited<ReturnType<typeof readCases>>;

/** Runs the same query as each reader. */
export const readCases = (asks: Readonly<Record<CaseStoryReader, Ask>>, { key, chain }: SeriesName) =>
  readAll(CASE_READERS, asks, QUERY, { key, chain });

/** Formats the readings as a table for a terminal: rows of fields, columns of readers. */
export const casesTable = (readings: CaseReadings): string => formatTable(CASE_READERS, readings, ROWS);
