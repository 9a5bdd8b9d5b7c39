/**
 * Tests that the gateway builds the transactions of a series' windows. It builds none on a Solana chain, and a series on a curve has
 * no windows.
 */
export const hasWindowSteps = ({ chain, curve }: { readonly chain: string; readonly curve: object | null }): boolean =>
  curve === null && !chain.startsWith('solana:');
