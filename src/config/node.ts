import type { VariableReader } from './reader.ts';
import type { NodeConfig, Profile } from './types.ts';
import * as value from './values.ts';

/** The largest configurable age of a node's newest block: the seconds of a day. */
export const MAX_NODE_AGE = 86_400;
/** The most blocks that a node may be below the index in production: some seven minutes. */
export const MAX_BEHIND = 1_000;

/** Reads the URL of a node. Production requires https, unless the node is on this machine. */
export function readNodeUrl(
  { optional, error }: VariableReader,
  name: 'EVM_RPC_URL' | 'SOLANA_RPC_URL',
  profile: Profile,
): string | undefined {
  const url = optional(name, value.rpcUrl);
  if (profile === 'production' && url !== undefined && value.hasScheme(url, 'http') && !value.isLoopback(url)) {
    error.add(name, 'must be https, or of this machine, in production');
  }
  return url;
}

/** Reads the settings of an EVM chain's node. The index follows the newest block of an embedded chain. */
export function readNode({ optional, withDefault, values, error }: VariableReader, profile: Profile): NodeConfig {
  const isGiven = values.EVM_RPC_URL !== undefined;
  const maxBehind = withDefault('EVM_MAX_BLOCKS_BEHIND', value.integer(0, 10_000));
  const maxAge = withDefault('EVM_MAX_BLOCK_AGE', value.integer(0, MAX_NODE_AGE));
  if (profile === 'production' && maxAge === 0) {
    error.add('EVM_MAX_BLOCK_AGE', `must be from 1 to ${MAX_NODE_AGE} in production`);
  }
  if (profile === 'production' && maxBehind > MAX_BEHIND) {
    error.add('EVM_MAX_BLOCKS_BEHIND', `must be at most ${MAX_BEHIND} in production`);
  }
  return {
    tag: optional('EVM_INDEX_TAG', value.oneOf(['latest', 'safe', 'finalized'])) ?? (isGiven ? 'finalized' : 'latest'),
    maxBehind,
    maxAge,
    priorityFee: withDefault('EVM_PRIORITY_FEE', value.wei),
    reserveBalance: withDefault('EVM_RESERVE_BALANCE', value.wei),
  };
}
