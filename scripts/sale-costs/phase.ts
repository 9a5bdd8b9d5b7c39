/** What one phase of a raise costs on a chain. */
export interface Phase {
  readonly name: 'bids' | 'reveals' | 'settlement' | 'gate' | 'deliveries' | 'end';
  readonly transactions: number;
  /** Gas used, or compute units used, in all. */
  readonly work: number;
  /** Coins that senders lay down for accounts in the phase, less what they get back, in lamports; 0 on the EVM. */
  readonly rent: bigint;
}

/** Bids of a raise: each for one unit, a price of 50 different ones, and units for half of them. */
export const priceOf = (place: number): bigint => 100n + BigInt((place * 7) % 50);
export const unitsOf = (bids: number): bigint => BigInt(Math.ceil(bids / 2));
