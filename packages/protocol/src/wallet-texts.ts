// The texts that a wallet signs besides a sign-in. The service writes them, and a device writes them again to compare.
import type { Address } from './address.ts';
import type { Bytes32 } from './hex.ts';

/** The facts that the text for a wallet of an account names. */
export interface WalletTextFacts {
  /** The authority of the site's URI. */
  readonly domain: string;
  readonly uri: string;
  readonly chain: string;
  readonly address: Address;
  readonly accountId: string | null;
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** The last lines of a text that a wallet signs for an account. */
const walletLines = (facts: WalletTextFacts): readonly string[] => [
  `Account: ${facts.accountId}`,
  `Wallet: ${facts.address}`,
  `URI: ${facts.uri}`,
  `Chain: ${facts.chain}`,
  `Nonce: ${facts.nonce}`,
  `Issued At: ${facts.issuedAt.toISOString()}`,
  `Expiration Time: ${facts.expiresAt.toISOString()}`,
];

/**
 * The text that a wallet signs to be linked to an account. Its first line differs from a sign-in text's, so that nobody
 * mistakes one for the other.
 */
export const linkWalletText = (facts: WalletTextFacts): string =>
  [`${facts.domain} asks you to link this wallet to an account.`, '', ...walletLines(facts)].join('\n');

/**
 * The text that the holder of an attestor key signs (EIP-191) to link the key to an account. It names no chain, because a key
 * is the same on all chains.
 */
export const linkSignerKeyText = (facts: Omit<WalletTextFacts, 'chain'>): string =>
  [
    `${facts.domain} asks you to link this signer key to an account.`,
    '',
    `Account: ${facts.accountId}`,
    `Signer key: ${facts.address}`,
    `URI: ${facts.uri}`,
    `Nonce: ${facts.nonce}`,
    `Issued At: ${facts.issuedAt.toISOString()}`,
    `Expiration Time: ${facts.expiresAt.toISOString()}`,
  ].join('\n');

/**
 * The text that a wallet of an account signs to delete the account. Its first line differs from that of every other text that
 * wallets sign.
 */
export const deleteAccountText = (facts: WalletTextFacts): string =>
  [
    `${facts.domain} asks you to delete your account for ever.`,
    '',
    'This cannot be undone. What the service keeps for the account goes, except what its preview lists as staying.',
    'What is on a chain stays there, and so do your wallets and what they own.',
    '',
    ...walletLines(facts),
  ].join('\n');

/** The facts about a contract that the text to sign names. */
interface SignedFacts {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly chain: string;
  readonly wallet: Address;
  readonly documentHash: Bytes32;
  readonly expiresAt: Date;
}

const TITLES: Readonly<Record<string, string>> = {
  SERIES: 'series agreement and charter',
  PARTICIPATION: 'participation agreement',
};

/** The text that a wallet signs for a contract (docs/protocol.md, section 16). `domain`: the domain of the site. */
export const contractText = (domain: string, facts: SignedFacts): string =>
  [
    `${domain} asks you to sign a contract: ${TITLES[facts.kind]}.`,
    '',
    `Account: ${facts.accountId}`,
    `Contract: ${facts.id}`,
    `Chain: ${facts.chain}`,
    `Wallet: ${facts.wallet}`,
    `SHA-256: ${facts.documentHash}`,
    `Expiration Time: ${facts.expiresAt.toISOString()}`,
  ].join('\n');
