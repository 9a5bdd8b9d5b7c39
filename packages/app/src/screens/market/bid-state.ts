import { wordsOf } from '../../format/words.ts';
import type { BidPartsFragment, OrderPartsFragment } from '../../generated/operations.ts';

const INVALID: Readonly<Record<string, string>> = {
  BAD_QUANTITY: 'it asks for more units than one bid may',
  BELOW_RESERVE: 'its price is below the lowest',
  HASH_MISMATCH: 'its values are not those that were sealed',
  UNDERFUNDED: 'its deposit is below price times quantity',
  BAD_PRICE: 'its price is not possible',
};

const REJECTED: Readonly<Record<string, string>> = {
  CONCENTRATION: 'one buyer may not have so large a share',
  ISSUER_WALLET: 'the wallet is the issuer’s',
  NOT_ALLOWLISTED: 'the wallet was not verified at the settlement',
};

const PROCESSED: Readonly<Record<string, string>> = {
  FULL: 'It got all its units.',
  PARTIAL: 'It got some of its units.',
  LOST: 'Others offered more, so the whole deposit comes back.',
};

type SealedRow = Pick<
  BidPartsFragment | OrderPartsFragment,
  'validity' | 'processing' | 'rejectedReason' | 'delivery'
> & {
  readonly invalidReason: string | null;
};

/** The decision of the settlement in words; null before it. */
function decision({ validity, processing, rejectedReason, invalidReason }: SealedRow): string | null {
  if (validity === 'UNREVEALED') return 'It was not revealed, so it does not count.';
  if (validity === 'INVALID')
    return `It does not count because ${INVALID[invalidReason ?? ''] ?? wordsOf(invalidReason ?? 'unknown')}.`;
  if (processing === 'REJECTED')
    return `It was rejected because ${REJECTED[rejectedReason ?? ''] ?? wordsOf(rejectedReason ?? 'unknown')}.`;
  return PROCESSED[processing ?? ''] ?? null;
}

/** The state of a sealed bid or order in words, from its own state and the phase of its raise or window. */
export function sealedState(sealed: SealedRow, phase: string | null | undefined): string {
  const outcome = decision(sealed);
  if (sealed.delivery === 'DELIVERED') return `${outcome ?? ''} Everything is delivered.`.trim();
  if (sealed.delivery === 'DUE') return `${outcome ?? 'It is decided.'} The delivery is due.`;
  if (outcome !== null) return outcome;
  if (sealed.validity === 'VALID') return 'It is revealed and waits for the price.';
  if (phase === 'COMMIT') return 'It is sealed. Come back to reveal it.';
  if (phase === 'REVEAL') return 'It is sealed and must be revealed now.';
  return 'It is sealed, and the time to reveal it is over.';
}
