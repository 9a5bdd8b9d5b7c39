import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import { type ContractCallAdapters, effectByEvent } from './adapter.ts';
import { fixedMargin, PAGE, STEADY, TRANSFER, WORD } from './margins.ts';

type Amendment = Omit<ContractCallOf<'amendTerms'>, 'kind'>;
const amendmentArguments = ({ seriesKey, amendmentNonce, newTermsCommitment, newCap, signature }: Amendment) => [
  seriesKey,
  amendmentNonce,
  newTermsCommitment,
  newCap,
  signature,
];

export const termsCalls = {
  amendTerms: {
    contract: 'hub',
    args: amendmentArguments,
    margin: STEADY,
    effects: [effectByEvent('TermsAmended', ['seriesKey', 'amendmentNonce'])],
  },
  amendRoutedTerms: {
    contract: 'hub',
    args: (call) => [...amendmentArguments(call), call.theta, call.ratePerUnit, call.termsSalt],
    margin: fixedMargin(
      TRANSFER + 2n * WORD + PAGE,
      'the first income of the quarter may be routed before it, and what the router holds released, so that the issuer pays it in',
    ),
    effects: [effectByEvent('TermsAmended', ['seriesKey', 'amendmentNonce'])],
  },
} satisfies Partial<ContractCallAdapters>;
