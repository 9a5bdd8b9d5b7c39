import type { VariableReader } from './reader.ts';
import type { NodeConfig, Profile } from './types.ts';
import * as value from './values.ts';

/** Seconds in a day: the oldest block that any configuration takes for a newest one. */
export const MAX_NODE_AGE = 86_400;
/** How far production lets a node fall below the index: blocks of some seven minutes. */
export const MAX_BEHIND = 1_000;

/** Where a node is: what it is asked and answers is read by nobody on the way in production. */
export function nodeUrl(
  { optional, error }: VariableReader,
  name: 'EVM_RPC_URL' | 'SOLANA_RPC_URL',
  profile: Profile,
): string | undefined {
  const url = optional(name, value.href('http', 'https'));
  if (profile === 'production' && url !== undefined && value.hasScheme(url, 'http') && !value.isLoopback(url)) {
    error.add(name, 'must be https, or of this machine, in production');
  }
  return url;
}

/** How a node that is given is followed and judged. The embedded one is followed to its newest block. */
export function node({ optional, withDefault, given, error }: VariableReader, profile: Profile): NodeConfig {
  const isGiven = given.EVM_RPC_URL !== undefined;
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
