// Reports a quarter's income from the issuer's own device: the figure leaves it for the verifier or attestor alone.
import * as device from '@income-series/client';
import { BuildSubmitReportDocument, ReportBasisDocument } from '@income-series/client/operations';
import { type Sender, send } from './send.ts';

export interface Issuer extends Sender, device.ReportDevice {
  /** The address of the hub, as the operator publishes it. */
  readonly hub: string;
  /** Has a report attested: `requestAttestation` of the package asks a verifier, which needs a claim of a notary. */
  attest(report: device.IncomeReport): Promise<device.Attestation>;
}

export interface Report {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  readonly quarter: string;
  /** From the year's start to the quarter's end, in minor units. */
  readonly income: bigint;
}

export async function report(issuer: Issuer, { chain, seriesKey, quarter, income }: Report) {
  const { series } = await issuer.gateway.ask(ReportBasisDocument, { chain, seriesKey, period: quarter });
  const { reportBasis: basis, terms, currency, indexingRule } = series ?? {};
  const [period, currencyCode] = [device.readPeriod(quarter), device.currencyNumber(currency ?? '')];
  if (!basis || !terms?.theta || !terms.rate || !terms.termsSalt || !indexingRule || !period || !currencyCode)
    throw new Error('there is no such series of yours, or no such quarter');
  const own = {
    theta: BigInt(terms.theta),
    r: BigInt(terms.rate),
    termsSalt: BigInt(terms.termsSalt),
    currencyCode,
    indexingRule: device.INDEXING_RULES[indexingRule],
  };
  // A proof by other terms, as with a threshold of zero, could show the income to a gateway that names them.
  const ask: device.AskProvider = (method, params) => issuer.node.request({ method, params } as never);
  const commitment = await device.readTermsCommitment({ chain, contract: issuer.hub, seriesKey }, ask);
  if (device.termsCommitment(own) !== commitment) throw new Error('the series has other terms on the chain');
  const made = await device.createIncomeReport(issuer, {
    seriesKey,
    period,
    terms: own,
    unitsOutstanding: BigInt(basis.unitsOutstanding),
    fxRate: BigInt(basis.fxRate),
    priorCommitment: basis.priorIncomeCommitment,
    ytd: income,
  });
  const proven = {
    proof: device.groth16Input(made.proof),
    publicSignals: made.signals,
    liquidityFlag: 'CASH',
  } as const;
  const attestation = await issuer.attest(made);
  const input = device.keyed({ chain, seriesKey, period: quarter, attestation, ...proven });
  await send(issuer, (await issuer.gateway.act(BuildSubmitReportDocument, input)).transaction);
}
