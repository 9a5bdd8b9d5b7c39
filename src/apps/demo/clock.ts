import type { Narrator } from './narrator.ts';
import type { WorldAccess } from './world.ts';

export const HOUR = 3_600n;
export const DAY = 86_400n;

/** Unix seconds as text, RFC 3339. */
export const timeOf = (seconds: bigint): string => new Date(Number(seconds) * 1000).toISOString();

/** Moves the EVM chain's clock on, and says so: its times are then later than the reader's own. */
export async function moveClock({ say }: Narrator, { devnet }: WorldAccess, to: bigint, why: string): Promise<void> {
  await devnet.anvil.clock.set(to);
  say(`The chain’s clock was moved on to ${timeOf(to).slice(0, 10)}: ${why}.`);
}
