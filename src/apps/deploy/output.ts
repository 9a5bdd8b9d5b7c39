import { toChecksumAddress } from '@income-series/protocol/address';
import type { DeploymentCheck, Entry } from '../../adapters/evm/deployment.ts';
import type { DeploymentProgress, Say } from './progress.ts';

/** Matches an address of 20 bytes that is not part of longer hex. */
const ADDRESS = /0x[0-9a-f]{40}(?![0-9a-f])/gi;

/** Writes the addresses in a line with EIP-55 capitals, as the options of the tool take them. */
export const withChecksums = (line: string): string => line.replace(ADDRESS, toChecksumAddress);

export function printChecks(checks: readonly DeploymentCheck[], say: Say): void {
  for (const { check, ok, found = [] } of checks) {
    const details = ok === null ? ['the node did not answer'] : found;
    say(`${wordOf(ok)} ${check}${details.length > 0 ? `: ${details.join(', ')}` : ''}`);
  }
}

/** The word for a check's result, in six characters. */
function wordOf(ok: boolean | null): string {
  if (ok === null) return 'OPEN  ';
  return ok ? 'ok    ' : 'FAILED';
}

/** Lines with what a failed deployment left on the chain, and the next step. `out`: the contracts file. */
export function failureAdvice(
  { sent, confirmed, checks, fileWritten, handover }: DeploymentProgress,
  failed: string,
  out: string,
): readonly string[] {
  const reason = `Failed: ${failed}`;
  if (handover.length > 0) {
    const isWrong = checks.some(({ ok }) => ok === false);
    const step = isWrong
      ? 'Do not use this deployment.'
      : `It is not checked since; run --verify ${out} before you use it.`;
    return [reason, `The roles are handed over. ${step}`];
  }
  if (fileWritten) return [reason, `${out} is written; run again to finish the handover.`];
  const lines = confirmed.map(({ contract, address: at, block }) => `  ${contract} ${at} in block ${block}`);
  const unconfirmed = sent.filter(({ address }) => !confirmed.some((contract) => contract.address === address));
  return [
    reason,
    ...(lines.length > 0 ? ['On the chain by then:', ...lines] : []),
    ...(unconfirmed.length > 0 ? ['Sent, and not seen in a block; it may still be included:'] : []),
    ...unconfirmed.map(({ contract, hash }) => `  ${contract} ${hash}`),
    ...(sent.length === 0 ? ['Nothing was sent.'] : []),
  ];
}

/** Prints all entries of registry and feed, for the new holder of the roles. */
export function printEntries(entries: readonly Entry[], say: Say): void {
  say(entries.length === 0 ? 'Registry and feed have no entry.' : 'Registry and feed hold:');
  for (const { kind, subject, active, value, block, beforeHandover } of entries) {
    const label = kind === 'RATE' ? '' : ' grace until';
    const detail = value === '' ? '' : `${label} ${value}`;
    const when = `since block ${block}${beforeHandover ? ', before the handover' : ''}`;
    say(`  ${kind} ${subject}${detail}, ${active ? 'active' : 'not active'}, ${when}`);
  }
}
