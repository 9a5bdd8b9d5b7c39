import type { Bytes32 } from '@income-series/protocol/hex';
import type { ChainReader } from '../../../chains/index.ts';
import type { Tx } from '../../../core/tx.ts';

/** The reads of a chain that drafts are checked against, and its payment token. */
export type SeriesChain = Pick<ChainReader, 'name' | 'head' | 'approvedIssuer' | 'series' | 'fxRate'> & ChainToken;
/** The reads of a chain's payment token. */
export type ChainToken = Pick<ChainReader, 'name' | 'token' | 'paymentToken'>;

/** Draws 32 random bytes. */
export type DrawBytes32 = () => Bytes32;

/** The contracts of drafts. */
export interface DraftContracts {
  /** The hash of the contract that was signed for the draft's present version; null if no contract was signed. */
  signedHash(draftId: string): Promise<Bytes32 | null>;
  /** Voids the contracts of a draft, open and signed ones, in the transaction that changes the draft. */
  voidContracts(tx: Tx, draftId: string): Promise<void>;
}
