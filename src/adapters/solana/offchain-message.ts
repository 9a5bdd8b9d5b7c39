import { type SolanaAddress, solanaAddressBytes } from '@income-series/protocol/address';
import { concatBytes, utf8 } from '@income-series/protocol/bytes';

/** The first bytes of an off-chain message, with which no transaction begins. */
export const SIGNING_DOMAIN = concatBytes(Uint8Array.of(0xff), utf8('solana offchain'));

const VERSION = 0;
const DOMAIN_BYTES = 32;
/** The formats: ASCII, short UTF-8, long UTF-8. Wallets disagree about which one a text with line ends has. */
const FORMATS = [0, 1, 2];
const LONGEST_TEXT = 0xffff;

/** The application domain that Ledger's own library and the command line of Solana write. */
const NO_DOMAIN = new Uint8Array(DOMAIN_BYTES);

/**
 * Lists the off-chain messages of version 0 around exactly this text whose only signer is the wallet: those with the specified header
 * (domain, format, signers, length), and those with the short header of older Ledger applications (format, length).
 */
export function offchainMessages(
  wallet: SolanaAddress,
  text: string,
  domain: Uint8Array = NO_DOMAIN,
): readonly Uint8Array[] {
  const body = utf8(text);
  if (body.length > LONGEST_TEXT) return [];
  const start = concatBytes(SIGNING_DOMAIN, Uint8Array.of(VERSION));
  const end = concatBytes(Uint8Array.of(body.length & 0xff, body.length >> 8), body);
  const signers = concatBytes(Uint8Array.of(1), solanaAddressBytes(wallet));
  return FORMATS.flatMap((number) => {
    const format = Uint8Array.of(number);
    return [concatBytes(start, domain, format, signers, end), concatBytes(start, format, end)];
  });
}

/** The application domain of a message with the specified header. */
export const applicationDomain = (message: Uint8Array): Uint8Array => {
  const from = SIGNING_DOMAIN.length + 1;
  return message.slice(from, from + DOMAIN_BYTES);
};
