import type { DeploymentCheck, Entry } from '../../adapters/evm/deployment.ts';
import type { Say } from './progress.ts';

export function printChecks(checks: readonly DeploymentCheck[], say: Say): void {
  for (const { check, ok, found = [] } of checks) {
    say(`${ok ? 'ok    ' : 'FAILED'} ${check}${found.length > 0 ? `: ${found.join(', ')}` : ''}`);
  }
}

/** All that registry and feed hold, for the new holder of the roles. */
export function printEntries(entries: readonly Entry[], say: Say): void {
  say(entries.length === 0 ? 'Registry and feed have no entry.' : 'Registry and feed hold:');
  for (const { kind, subject, active, value, block, beforeHandover } of entries) {
    const detail = value === '' ? '' : kind === 'RATE' ? ` ${value}` : ` grace until ${value}`;
    const when = `since block ${block}${beforeHandover ? ', before the handover' : ''}`;
    say(`  ${kind} ${subject}${detail}, ${active ? 'active' : 'not active'}, ${when}`);
  }
}
