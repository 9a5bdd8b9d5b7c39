import { groth16Input, type IncomeReport } from '@income-series/client';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { printPeriod } from '@income-series/protocol/period';
import type { LIQUIDITY_FLAGS } from '@income-series/protocol/report-kinds';

type LiquidityFlag = keyof typeof LIQUIDITY_FLAGS;

/** The fields that a report has in every mutation that takes one. */
const provenInput = ({ period, proof, signals }: IncomeReport, liquidityFlag: LiquidityFlag) => ({
  period: printPeriod(period),
  proof: groth16Input(proof),
  publicSignals: signals,
  liquidityFlag,
});

/** A verifier's signature over REPORT. */
interface Attestation {
  readonly signer: EvmAddress;
  readonly signature: Hex;
}

/** The input of `buildSubmitReport` for a report that a verifier attested. */
export const attestedInput = (
  report: IncomeReport,
  attestation: Attestation,
  liquidityFlag: LiquidityFlag = 'CASH',
) => ({
  seriesKey: report.seriesKey,
  attestation,
  ...provenInput(report, liquidityFlag),
});

/** A tier-3 case: its id, the attestor whom it is addressed to, and the openings sealed for that key. */
export interface CaseAddress {
  readonly id: string;
  readonly attestorKey: EvmAddress;
  readonly opening: string;
}

/** The input of `openTier3Case`. */
export const caseInput = (
  report: IncomeReport,
  { id, attestorKey, opening }: CaseAddress,
  liquidityFlag: LiquidityFlag = 'CASH',
) => ({
  newId: id,
  seriesKey: report.seriesKey,
  attestorKey,
  opening,
  ...provenInput(report, liquidityFlag),
});
