import type { DeploymentCheck, Entry } from '../../adapters/evm/deployment.ts';
import { checksummed } from '../../core/address.ts';
import type { Say } from './progress.ts';

/** Matches an address of 20 bytes that is not part of longer hex. */
const ADDRESS = /0x[0-9a-f]{40}(?![0-9a-f])/gi;

/** Writes the addresses in a line with EIP-55 capitals, as the options of the tool take them. */
export const withChecksums = (line: string): string => line.replace(ADDRESS, checksummed);

export function printChecks(checks: readonly DeploymentCheck[], say: Say): void {
  for (const { check, ok, found = [] } of checks) {
    say(`${ok ? 'ok    ' : 'FAILED'} ${check}${found.length > 0 ? `: ${found.join(', ')}` : ''}`);
  }
}

/** Prints all entries of registry and feed, for the new holder of the roles. */
export function printEntries(entries: readonly Entry[], say: Say): void {
  say(entries.length === 0 ? 'Registry and feed have no entry.' : 'Registry and feed hold:');
  for (const { kind, subject, active, value, block, beforeHandover } of entries) {
    const detail = value === '' ? '' : kind === 'RATE' ? ` ${value}` : ` grace until ${value}`;
    const when = `since block ${block}${beforeHandover ? ', before the handover' : ''}`;
    say(`  ${kind} ${subject}${detail}, ${active ? 'active' : 'not active'}, ${when}`);
  }
}
