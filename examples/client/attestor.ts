// Signs the reports that are open for an attestor's key, each after both commitments were made again from the opened figures.
import { type Gateway, keyed, readPeriod } from '@income-series/client';
import * as attestor from '@income-series/client/attestor';
import { OpenTier3CasesDocument, SignTier3CaseDocument } from '@income-series/client/operations';

export interface Attestor extends attestor.CaseReader {
  readonly gateway: Gateway;
  /** Reads the documents of the case, and decides on the figures, in minor units from the year's start. */
  approve(figures: { readonly income: bigint; readonly prior: bigint }): Promise<boolean>;
}

/** @returns the ids of the cases that it signed, one after the other */
export async function* signOpenCases({ gateway, approve, ...reader }: Attestor): AsyncGenerator<string> {
  const key = attestor.addressOfSecretKey(reader.secretKey);
  for await (const open of gateway.rows(OpenTier3CasesDocument, {}, (data) => data.tier3Cases)) {
    const { id, seriesKey, incomeCommitment, priorIncomeCommitment: priorCommitment } = open;
    const period = readPeriod(open.period);
    if (open.attestorKey !== key || period === null) continue;
    const { income, prior } = await attestor.openCase(open, reader);
    if (!(await approve({ income: income.ytd, prior: prior.ytd }))) continue;
    const liquidityFlag = attestor.LIQUIDITY_FLAGS[open.liquidityFlag];
    const tier = attestor.TIERS.DOCUMENTS;
    const message = { seriesKey, period, priorCommitment, incomeCommitment, tier, liquidityFlag };
    const signature = attestor.signDigest(attestor.messageDigest(reader.domain, 'REPORT', message), reader.secretKey);
    await gateway.act(SignTier3CaseDocument, keyed({ id, signature }));
    yield id;
  }
}
