/** Kinds of chain, by how their names begin (CAIP-2: the namespace). */
export type ChainKind = 'evm' | 'solana';

/** The kind of a chain, by its name. */
export const chainKind = (name: string): ChainKind => (name.startsWith('solana:') ? 'solana' : 'evm');
