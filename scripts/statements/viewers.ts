import type { Address } from '@income-series/protocol/address';
import type { KeyAddress } from '@income-series/protocol/hex';
import { NOBODY, type Viewer } from '../../src/graphql/access/index.ts';

/** The chain of the viewers' wallets and keys. */
const CHAIN = 'evm:10143';
export const WALLET = `0x${'aa'.repeat(20)}` as Address;
const ATTESTOR_KEY = `0x${'bb'.repeat(20)}` as KeyAddress;
const ACCOUNT_ID = '00000000-0000-4000-8000-000000000001';

/** Classes of viewers, by the labels that are possible for them. */
export const VIEWER_CLASSES: Readonly<Record<string, readonly string[]>> = {
  nobody: ['public'],
  holder: ['owner', 'issuer', 'holder', 'backer'],
  attestor: ['owner', 'attestor'],
  admin: ['owner', 'admin'],
};

/** The labels that a wallet makes possible. */
const OF_WALLETS = ['issuer', 'holder', 'backer'];

/** A viewer for whom some labels are possible, and with them those that follow: a wallet may be issuer, holder and backer. */
export function viewerWith(labels: readonly string[]): Viewer {
  const isSignedIn = labels.some((label) => label !== 'public' && label !== 'operators');
  if (!isSignedIn) return NOBODY;
  const isAttestor = labels.includes('attestor');
  return {
    accountId: ACCOUNT_ID,
    wallets: labels.some((label) => OF_WALLETS.includes(label)) ? [{ chain: CHAIN, address: WALLET }] : [],
    isAdmin: labels.includes('admin'),
    signerKeys: isAttestor ? [{ chain: CHAIN, address: ATTESTOR_KEY }] : [],
    signerChains: isAttestor ? [CHAIN] : [],
    sessionEpoch: 0,
  };
}
