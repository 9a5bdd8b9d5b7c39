import { type Gateway, keyed } from '@income-series/client/gateway';
import {
  type DeviceNode,
  groth16Input,
  type IncomeReport,
  readTermsCommitment,
  sealDocument,
  sealOpening,
} from '@income-series/client/issuer';
import { OpenTier3CaseDocument } from '@income-series/client/operations';
import { DeviceFault } from '../device/device-fault.ts';
import { AddTier3DocumentDocument, type ReportScreenQuery } from '../generated/operations.ts';
import { type Attestor, announcementOf, type Confirmer, chainOf, readFile } from './sealing-place.ts';

type Series = NonNullable<ReportScreenQuery['series']>;
type Basis = NonNullable<Series['reportBasis']>;

const OTHER_TERMS =
  'The node of your wallet has other terms for this series than the service, so nothing was sent. Report this to the people who run the service.';

/**
 * Requires that the report was proven by the terms that the chain has, as the person's own node says, because a payment by other terms
 * reveals the income.
 * @throws DeviceFault; CHAIN_UNAVAILABLE, CHAIN_MISMATCH
 */
async function requireTerms(report: IncomeReport, series: Series, node: DeviceNode): Promise<void> {
  const contract = series.reportBasis?.domain.verifyingContract ?? '';
  const place = { chain: series.chain, contract, seriesKey: series.key };
  const [termsSignal = 0] = report.signals;
  if (BigInt(await readTermsCommitment(place, node)) !== BigInt(termsSignal)) throw new DeviceFault(OTHER_TERMS);
}

const UNSEEN_TERMS =
  'This wallet has no node that compares the terms of the newer proof. Withdraw the case, and begin again with your figure.';

const encodeProof = ({ proof, signals }: IncomeReport) => ({ proof: groth16Input(proof), publicSignals: signals });

/** The newer proof of a case as the gateway takes it. @throws DeviceFault; CHAIN_UNAVAILABLE, CHAIN_MISMATCH */
export async function provenInput(report: IncomeReport, series: Series, node: DeviceNode | null) {
  if (node === null) throw new DeviceFault(UNSEEN_TERMS);
  await requireTerms(report, series, node);
  return encodeProof(report);
}

export interface CaseWish {
  readonly series: Series;
  readonly basis: Basis;
  readonly period: string;
  readonly report: IncomeReport;
  readonly attestor: Attestor;
  readonly liquidityFlag: 'CASH' | 'NON_CASH';
  readonly files: readonly File[];
  /** A node compares the terms of the report too. With given keys the person has compared them. */
  readonly confirmer: Confirmer;
}

/**
 * Seals figure and documents to an attestor whose key is confirmed, and opens the case.
 * @throws DeviceFault; SIGNER_INACTIVE, ANNOUNCEMENT_INVALID, CHAIN_UNAVAILABLE; GatewayError, RefusedError
 */
export async function openCase(gateway: Gateway, wish: CaseWish): Promise<void> {
  const { series, basis, period, report, attestor, liquidityFlag, files, confirmer } = wish;
  if (typeof confirmer !== 'object') await requireTerms(report, series, confirmer);
  const id = crypto.randomUUID();
  const to = announcementOf(attestor);
  const row = { id, seriesKey: series.key, chain: chainOf(basis.domain, confirmer) };
  const opening = await sealOpening(report, to, row);
  const documents: string[] = [];
  for (const [index, file] of files.entries()) {
    documents.push(await sealDocument(await readFile(file), to, { ...row, record: 'tier3_cases', index }));
  }
  const place = { newId: id, chain: series.chain, seriesKey: series.key, period, attestorKey: attestor.address };
  await gateway.act(OpenTier3CaseDocument, keyed({ ...place, opening, ...encodeProof(report), liquidityFlag }));
  for (const [index, document] of documents.entries())
    await gateway.act(AddTier3DocumentDocument, keyed({ id, index, document }));
}
