import { solanaAddress } from '@income-series/protocol/address';
import { clusterId } from '@income-series/protocol/chain';
import { createSignInMessageText } from '@solana/wallet-standard-util';
import type { IssuedNonce, SolanaSignInText } from '../../domains/account/index.ts';
import { SIGN_IN_STATEMENT, SIGN_IN_VERSION } from '../../domains/account/model/index.ts';

/** The first two lines of a Sign-In With Solana text, which name the address. */
const BEGINNING = /^[^\n]+ wants you to sign in with your Solana account:\n([1-9A-HJ-NP-Za-km-z]{32,44})\n/;
/** Matches the line of the nonce, in the form that this service issues. */
const NONCE = /\nNonce: ([0-9a-f]{32})(?=\n|$)/;

/**
 * Finds nonce and address in a text. They are not trusted until the whole text is compared with the nonce's text, because a
 * statement may contain lines that look like fields.
 */
function read(text: string): { readonly nonce: string; readonly address: string } | null {
  const [, address] = BEGINNING.exec(text) ?? [];
  const [, nonce] = NONCE.exec(text) ?? [];
  return address === undefined || nonce === undefined ? null : { nonce, address };
}

/**
 * Writes the text of an issued nonce from its row and constants.
 * @throws BAD_INPUT if the nonce belongs to a wallet of another kind of chain
 */
const write = (issued: IssuedNonce): string =>
  createSignInMessageText({
    domain: issued.domain,
    address: solanaAddress(issued.address),
    statement: SIGN_IN_STATEMENT,
    uri: issued.uri,
    version: SIGN_IN_VERSION,
    chainId: clusterId(issued.chain),
    nonce: issued.nonce,
    issuedAt: issued.issuedAt.toISOString(),
    expirationTime: issued.expiresAt.toISOString(),
  });

/** Sign-In With Solana: a signed text is compared with the text of its stored nonce, from the first byte to the last. */
export const solanaSignInText: SolanaSignInText = { read, write };
