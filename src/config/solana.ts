import { isEvmAddress } from '../core/address.ts';
import { solanaChainName } from '../core/chain.ts';
import { MAX_BEHIND, MAX_NODE_AGE, nodeUrl } from './node.ts';
import type { Reader } from './reader.ts';
import { DEVNET_GENESIS_HASH, SOLANA_VARIABLES } from './solana-variables.ts';
import type { GatewayConfig, Profile, SolanaNodeConfig, SolanaSettings } from './types.ts';
import * as value from './values.ts';

const LAMPORTS = 10n ** 9n;
/** What keepers spend in a day where nothing is said: half a SOL. */
const KEEPER_DAILY_LIMIT = LAMPORTS / 2n;
/** Below so much an account that pays fees and the rent of accounts is short. */
const RESERVE_BALANCE = LAMPORTS;
/** Micro-lamports per compute unit: 2,000 lamports for 200,000 units. */
const PRIORITY_FEE = 10_000n;

/** What the node of the cluster must say that its genesis is. */
function genesisHash({ optional, error }: Reader, profile: Profile): string {
  const hash = optional('SOLANA_GENESIS_HASH', value.genesisHash) ?? DEVNET_GENESIS_HASH;
  if (profile === 'production' && hash !== DEVNET_GENESIS_HASH) {
    error.add('SOLANA_GENESIS_HASH', 'must be that of devnet in production');
  }
  return hash;
}

function node({ optional, error }: Reader, profile: Profile): SolanaNodeConfig {
  const maxBehind = optional('SOLANA_MAX_SLOTS_BEHIND', value.integer(0, 10_000)) ?? 10;
  const maxAge = optional('SOLANA_MAX_SLOT_AGE', value.integer(0, MAX_NODE_AGE)) ?? 60;
  if (profile === 'production' && maxAge === 0) {
    error.add('SOLANA_MAX_SLOT_AGE', `must be from 1 to ${MAX_NODE_AGE} in production`);
  }
  if (profile === 'production' && maxBehind > MAX_BEHIND) {
    error.add('SOLANA_MAX_SLOTS_BEHIND', `must be at most ${MAX_BEHIND} in production`);
  }
  return {
    commitment: optional('SOLANA_INDEX_COMMITMENT', value.oneOf(['finalized', 'confirmed'])) ?? 'finalized',
    maxBehind,
    maxAge,
    priorityFee: optional('SOLANA_PRIORITY_FEE', value.microLamports) ?? PRIORITY_FEE,
    reserveBalance: optional('SOLANA_RESERVE_BALANCE', value.lamports) ?? RESERVE_BALANCE,
  };
}

/** The Solana chain; undefined where no node of one is named. */
export function solana(reader: Reader, profile: Profile): SolanaSettings | undefined {
  const { given, error, optional, required } = reader;
  if (given.SOLANA_RPC_URL === undefined) {
    for (const name of SOLANA_VARIABLES) {
      if (given[name] !== undefined) error.add(name, 'is given without SOLANA_RPC_URL');
    }
    return undefined;
  }
  if (given.SOLANA_KEEPER_KEY === undefined && given.SOLANA_KEEPER_DAILY_LIMIT !== undefined) {
    error.add('SOLANA_KEEPER_DAILY_LIMIT', 'is given without SOLANA_KEEPER_KEY');
  }
  const hash = genesisHash(reader, profile);
  return {
    name: solanaChainName(hash),
    genesisHash: hash,
    rpcUrl: nodeUrl(reader, 'SOLANA_RPC_URL', profile) as string, // undefined only together with a problem
    programId: required('SOLANA_PROGRAM_ID', value.solanaAddress, 'is needed with SOLANA_RPC_URL'),
    tokenMint: required('SOLANA_TOKEN_MINT', value.solanaAddress, 'is needed with SOLANA_RPC_URL'),
    startSlot: optional('SOLANA_START_SLOT', value.slot) ?? 0n,
    node: node(reader, profile),
    reorgBound: optional('SOLANA_REORG_BOUND', value.integer(1, 10_000)) ?? 64,
    keeperKey: optional('SOLANA_KEEPER_KEY', value.ed25519Key),
    keeperDailyLimit: optional('SOLANA_KEEPER_DAILY_LIMIT', value.lamports) ?? KEEPER_DAILY_LIMIT,
    variables: { node: 'SOLANA_RPC_URL', program: 'SOLANA_PROGRAM_ID', token: 'SOLANA_TOKEN_MINT' },
  };
}

/** Wallets of either kind of chain. */
export function adminWallets({ optional, given, error }: Reader): GatewayConfig['adminWallets'] {
  const wallets = optional('ADMIN_WALLETS', value.wallets) ?? [];
  if (given.SOLANA_RPC_URL === undefined && !wallets.every(isEvmAddress)) {
    error.add('ADMIN_WALLETS', 'names a wallet of Solana without SOLANA_RPC_URL');
  }
  return wallets;
}
