import type { Chain } from '../chain.ts';
import type { Commitment } from '../history.ts';
import { type Config, commitmentOf, integerOf } from '../params.ts';
import { RpcError } from '../rpc-error.ts';

/** A method of JSON-RPC by its positional parameters. @throws RpcError */
type Method = (params: readonly unknown[]) => unknown;
export type Methods = Readonly<Record<string, Method>>;

export const API_VERSION = '3.0.0';

/** A value with the slot at which it was read. @throws RpcError where that is below the slot that the caller asks for */
export function inContext(chain: Chain, config: Config, read: (commitment: Commitment) => unknown): object {
  const commitment = commitmentOf(config);
  const { slot } = checkedTip(chain, config, commitment);
  return { context: { slot, apiVersion: API_VERSION }, value: read(commitment) };
}

/** The newest block of a commitment. @throws RpcError where it is below `minContextSlot` */
export function checkedTip(chain: Chain, config: Config, commitment: Commitment) {
  const block = chain.history.at(commitment);
  const least = config.minContextSlot;
  if (least !== undefined && least !== null && block.slot < integerOf(least)) {
    throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: block.slot });
  }
  return block;
}
