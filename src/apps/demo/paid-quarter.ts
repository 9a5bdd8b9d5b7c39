import { randomUUID } from 'node:crypto';
import { createDeviceSecret } from '@income-series/client';
import { signAnnouncement } from '@income-series/client/attestor';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Period } from '@income-series/protocol/period';
import { LIQUIDITY_FLAGS, TIERS } from '@income-series/protocol/report-kinds';
import { messageDigest, signDigest } from '@income-series/protocol/signing';
import { openCase } from './cases.ts';
import type { People } from './people.ts';
import { openDevice, proveQuarter } from './quarter.ts';
import { accountingExport, drawSecrets } from './secrets.ts';
import { attestorKey } from './waiting-work.ts';
import type { WorldAccess } from './world.ts';

/**
 * Reports the first quarter of a series by documents, which Theo attests, and has Ada claim her part of the payment. A service
 * that is seeded has neither a payroll provider nor a verifier.
 */
export async function payQuarter(
  place: WorldAccess,
  { issuer, ada, theo }: Pick<People, 'issuer' | 'ada' | 'theo'>,
  { seriesKey, period }: { readonly seriesKey: Bytes32; readonly period: Period },
): Promise<void> {
  const secretKey = attestorKey(place);
  const [ytd] = drawSecrets().incomes;
  const id = randomUUID();
  const device = await openDevice(createDeviceSecret());
  try {
    const { report, domain } = await proveQuarter(issuer, { device }, { seriesKey, period, ytd });
    const chain = { domain, node: place.devnet.anvil.url };
    const to = signAnnouncement(secretKey);
    await openCase(issuer, { id, seriesKey, report, to, chain, document: accountingExport('1 to 41', ytd) });
    const { priorCommitment, incomeCommitment } = report;
    const kind = { tier: TIERS.DOCUMENTS, liquidityFlag: LIQUIDITY_FLAGS.CASH };
    const message = { seriesKey, period, priorCommitment, incomeCommitment, ...kind };
    await theo.act('signTier3Case', { id, signature: signDigest(messageDigest(domain, 'REPORT', message), secretKey) });
  } finally {
    await device.prover.close();
  }
  await issuer.transact('buildSubmitTier3Report', { id });
  await ada.transact('buildClaim', { seriesKey, wallet: ada.address });
}
