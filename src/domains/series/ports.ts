import type { ChainReader } from '../../chains/index.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';

/** What a draft asks of the chain, and what is said of the token that the series of a chain pay in. */
export type SeriesChain = Pick<ChainReader, 'name' | 'head' | 'approvedIssuer' | 'series' | 'fxRate'> & ChainToken;
export type ChainToken = Pick<ChainReader, 'name' | 'token' | 'paymentToken'>;

/** 32 fresh random bytes. */
export type DrawBytes32 = () => Bytes32;

/** The contracts of drafts. */
export interface DraftContracts {
  /** The hash of the contract that was signed for the draft as it is; null where none was. */
  signedHash(draftId: string): Promise<Bytes32 | null>;
  /** Voids the contracts of a draft, open and signed ones, in the transaction that changes the draft. */
  voidOf(tx: Tx, draftId: string): Promise<void>;
}
