import type { Devnet } from '../devnet/chain.ts';
import type { Narrator } from './narrator.ts';
import type { RatedChain } from './world.ts';

export const HOUR = 3_600n;
export const DAY = 86_400n;

/** The EVM chain of a world. */
export const evmChain = ({ devnet }: { readonly devnet: Pick<Devnet, 'anvil' | 'owner'> }): RatedChain => ({
  clock: devnet.anvil.clock,
  owner: devnet.owner,
});

/** Formats Unix seconds by RFC 3339. */
export const timeOf = (seconds: bigint): string => new Date(Number(seconds) * 1000).toISOString();

/** Moves a chain's clock on and says so, because the chain's times are then in the reader's future. */
export async function moveClock({ say }: Narrator, { clock }: RatedChain, to: bigint, why: string): Promise<void> {
  await clock.set(to);
  say(`The chain’s clock was moved on to ${timeOf(to).slice(0, 10)}: ${why}.`);
}
