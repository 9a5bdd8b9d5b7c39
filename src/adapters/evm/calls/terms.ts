import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import type { ContractCallAdapters } from './adapter.ts';
import { fixedMargin, PAGE_GAS, STEADY_MARGIN, TRANSFER_GAS, WORD_GAS } from './margins.ts';

type Amendment = Omit<ContractCallOf<'amendTerms'>, 'kind'>;
const amendmentArguments = ({ seriesKey, amendmentNonce, newTermsCommitment, newCap, signature }: Amendment) => [
  seriesKey,
  amendmentNonce,
  newTermsCommitment,
  newCap,
  signature,
];

export const termsCalls = {
  amendTerms: { contract: 'hub', args: amendmentArguments, margin: STEADY_MARGIN },
  amendRoutedTerms: {
    contract: 'hub',
    args: (call) => [...amendmentArguments(call), call.theta, call.ratePerUnit, call.termsSalt],
    margin: fixedMargin(
      TRANSFER_GAS + 2n * WORD_GAS + PAGE_GAS,
      'the first income of the quarter may be routed before it, and what the router holds released, so that the issuer pays it in',
    ),
  },
} satisfies Partial<ContractCallAdapters>;
