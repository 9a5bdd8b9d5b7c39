/** The rows of `indexedChains`. */
type Chains = readonly { readonly chain: string; readonly blockAt: string | null }[];

/** The milliseconds after which a screen with deadlines reads the chain's clock again. */
export const CLOCK_MS = 10_000;

/** The time of a chain's last indexed block in milliseconds, which decides phases; 0 while there is none. */
export const chainNow = (chains: Chains | undefined, chain: string): number =>
  Date.parse(chains?.find((row) => row.chain === chain)?.blockAt ?? '') || 0;
