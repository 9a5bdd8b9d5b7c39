import type { Bytes32 } from '../../../../src/core/hex.ts';
import type { Period } from '../../../../src/core/period.ts';
import type { Recipient } from '../../../domains/support/sealing.ts';

interface OpenCase {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly incomeCommitment: Bytes32;
  readonly priorIncomeCommitment: Bytes32;
}

/** The attestor reads its open case on its own machine, and signs it. @throws Error where it refused */
export async function signOpenCase(attestor: Recipient, period = 20261 as Period): Promise<void> {
  const { data } = await attestor.ask(
    '{ tier3Cases(state: OPEN) { nodes { id seriesKey incomeCommitment priorIncomeCommitment } } }',
  );
  const { tier3Cases } = data as unknown as { readonly tier3Cases: { readonly nodes: readonly OpenCase[] } };
  const [open] = tier3Cases.nodes;
  if (open === undefined) throw new Error('No case is open.');
  const { id, seriesKey, incomeCommitment, priorIncomeCommitment: priorCommitment } = open;
  const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: 3, liquidityFlag: 0 };
  const done = await attestor.act('signTier3Case', 'tier3Case { state }', {
    id,
    signature: attestor.sign('REPORT', message),
  });
  if (done.code !== undefined) throw new Error(`The case is not signed: ${done.code}`);
}
