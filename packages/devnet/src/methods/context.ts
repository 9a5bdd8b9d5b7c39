import type { Chain } from '../chain.ts';
import type { Commitment } from '../history.ts';
import { type Config, readCommitment, readInteger } from '../params.ts';
import { RpcError } from '../rpc-error.ts';

/** A JSON-RPC method with positional parameters. @throws RpcError */
type Method = (params: readonly unknown[]) => unknown;
export type Methods = Readonly<Record<string, Method>>;

export const API_VERSION = '3.0.0';

/** Wraps a value with the slot at which it was read. @throws RpcError if the slot is below `minContextSlot` */
export function inContext(chain: Chain, config: Config, read: (commitment: Commitment) => unknown): object {
  const commitment = readCommitment(config);
  const { slot } = checkedTip(chain, config, commitment);
  return { context: { slot, apiVersion: API_VERSION }, value: read(commitment) };
}

/** The newest block of a commitment. @throws RpcError if its slot is below `minContextSlot` */
export function checkedTip(chain: Chain, config: Config, commitment: Commitment) {
  const block = chain.history.at(commitment);
  const least = config.minContextSlot;
  if (least !== undefined && least !== null && block.slot < readInteger(least)) {
    throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: block.slot });
  }
  return block;
}
