import { shorten } from '../../format/words.ts';
import type { TokenPartsFragment } from '../../generated/operations.ts';
import { Key } from '../../ui/key.tsx';

/** The name of a payment token in a sentence. A token of Solana has no symbol, so the address of its mint names it. */
export const tokenName = ({ symbol, address }: TokenPartsFragment): string => symbol ?? `tokens of ${shorten(address)}`;

/** A payment token as a fact: its symbol, and the address that no other token has. */
export const PaymentTokenName = ({ token: { symbol, address } }: { readonly token: TokenPartsFragment }) => (
  <>
    {symbol ?? 'Tokens of'} <Key of={address} />
  </>
);
