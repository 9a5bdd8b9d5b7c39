import { DeviceFault } from '../device/device-fault.ts';
import type { WholeDraft } from './draft-form.tsx';

/** Seals the private terms of a draft or an amendment. The part that hashes them loads then. */
export async function sealTermsOf(
  terms: WholeDraft['terms'],
  rules: Pick<WholeDraft['figures'], 'currency' | 'indexingRule'>,
  isCurve: boolean,
) {
  const { sealDraftTerms } = await import('./seal-terms.ts');
  return sealDraftTerms(terms, rules, isCurve);
}

/** Requires that the service committed to the terms that were typed. @throws DeviceFault */
export function requireCommitment(answered: string, computed: string): void {
  if (answered === computed) return;
  throw new DeviceFault(
    'The service committed to other terms than yours. Do not sign the contract of this draft, and report it to the people who run the service.',
  );
}
