import { isEvmAddress, solanaAddressHex } from '../core/address.ts';
import { solanaChainName } from '../core/chain.ts';
import type { SolanaDomain } from '../core/signing/index.ts';
import { MAX_BEHIND, MAX_NODE_AGE, nodeUrl } from './node.ts';
import type { VariableReader } from './reader.ts';
import { DEVNET_GENESIS_HASH, SOLANA_VARIABLES } from './solana-variables.ts';
import type {
  CommonConfig,
  GatewayConfig,
  Profile,
  SolanaDeployConfig,
  SolanaNodeConfig,
  SolanaSettings,
} from './types.ts';
import * as value from './values.ts';

const LAMPORTS = 10n ** 9n;
/** What keepers spend in a day where nothing is said: half a SOL. */
const KEEPER_DAILY_LIMIT = LAMPORTS / 2n;
/** Below so much an account that pays fees and the rent of accounts is short. */
const RESERVE_BALANCE = LAMPORTS;
/** Micro-lamports per compute unit: 2,000 lamports for 200,000 units. */
const PRIORITY_FEE = 10_000n;
const MAX_SLOTS_BEHIND = 10;
const REORG_BOUND = 64;
const VARIABLES = { node: 'SOLANA_RPC_URL', program: 'SOLANA_PROGRAM_ID', token: 'SOLANA_TOKEN_MINT' } as const;

/** What the node of the cluster must say that its genesis is. */
function genesisHash({ optional, error }: VariableReader, profile: Profile): string {
  const hash = optional('SOLANA_GENESIS_HASH', value.genesisHash) ?? DEVNET_GENESIS_HASH;
  if (profile === 'production' && hash !== DEVNET_GENESIS_HASH) {
    error.add('SOLANA_GENESIS_HASH', 'must be that of devnet in production');
  }
  return hash;
}

function node({ optional, error }: VariableReader, profile: Profile): SolanaNodeConfig {
  const maxBehind = optional('SOLANA_MAX_SLOTS_BEHIND', value.integer(0, 10_000)) ?? MAX_SLOTS_BEHIND;
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

/** Whether a Solana chain is started here: in addition to an EVM chain of our own, unless CHAINS says what is served. */
export const embedsSolana = ({ given }: Pick<VariableReader, 'given'>): boolean =>
  given.EVM_RPC_URL === undefined && given.SOLANA_RPC_URL === undefined && given.CHAINS === undefined;

/** A chain of our own, by the defaults. Its blocks are made for transactions, so the newest may be of any age. */
export const embeddedSolana = (
  place: Pick<SolanaSettings, 'name' | 'genesisHash' | 'rpcUrl' | 'programId' | 'tokenMint' | 'keeperKey'>,
): SolanaSettings => ({
  ...place,
  startSlot: 0n,
  node: {
    commitment: 'finalized',
    maxBehind: MAX_SLOTS_BEHIND,
    maxAge: 0,
    priorityFee: PRIORITY_FEE,
    reserveBalance: RESERVE_BALANCE,
  },
  reorgBound: REORG_BOUND,
  keeperDailyLimit: KEEPER_DAILY_LIMIT,
  variables: VARIABLES,
});

/** The Solana chain; undefined where no node of one is named. */
export function solana(reader: VariableReader, profile: Profile): SolanaSettings | undefined {
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
    reorgBound: optional('SOLANA_REORG_BOUND', value.integer(1, 10_000)) ?? REORG_BOUND,
    keeperKey: optional('SOLANA_KEEPER_KEY', value.ed25519Key),
    keeperDailyLimit: optional('SOLANA_KEEPER_DAILY_LIMIT', value.lamports) ?? KEEPER_DAILY_LIMIT,
    variables: VARIABLES,
  };
}

/** What puts the program on the cluster: whom it will belong to is in a file of its own. */
export function solanaDeployment(
  reader: VariableReader,
  profile: Profile,
): Omit<SolanaDeployConfig, keyof CommonConfig> {
  const { given, error, optional, required } = reader;
  const why = 'is needed to deploy';
  if (given.SOLANA_RPC_URL === undefined) error.add('SOLANA_RPC_URL', why);
  if (profile === 'production' && given.SOLANA_TOKEN_MINT === undefined) {
    error.add('SOLANA_TOKEN_MINT', 'is needed in production: the deployer can mint the test token');
  }
  return {
    rpcUrl: nodeUrl(reader, 'SOLANA_RPC_URL', profile) as string, // undefined only together with a problem
    genesisHash: genesisHash(reader, profile),
    programId: optional('SOLANA_PROGRAM_ID', value.solanaAddress),
    tokenMint: optional('SOLANA_TOKEN_MINT', value.solanaAddress),
    provingSetup: given.PROVING_SETUP,
    deployerKey: required('SOLANA_DEPLOYER_KEY', value.solanaKeyPair, why),
  };
}

/** What a verifier signs for on a Solana cluster; undefined where no program is named. */
export function solanaDomain(reader: VariableReader, profile: Profile): SolanaDomain | undefined {
  const { given, error, optional } = reader;
  const programId = optional('SOLANA_PROGRAM_ID', value.solanaAddress);
  if (given.SOLANA_PROGRAM_ID === undefined && given.SOLANA_GENESIS_HASH !== undefined) {
    error.add('SOLANA_GENESIS_HASH', 'is given without SOLANA_PROGRAM_ID');
  }
  if (programId === undefined) return undefined;
  const hash = genesisHash(reader, profile);
  return { kind: 'solana', genesisHash: solanaAddressHex(hash), programId: solanaAddressHex(programId) };
}

/** Wallets of either kind of chain. */
export function adminWallets(reader: VariableReader): GatewayConfig['adminWallets'] {
  const { optional, given, error } = reader;
  const wallets = optional('ADMIN_WALLETS', value.wallets) ?? [];
  const hasSolana = given.SOLANA_RPC_URL !== undefined || embedsSolana(reader);
  if (!hasSolana && !wallets.every(isEvmAddress)) {
    error.add('ADMIN_WALLETS', 'names a wallet of Solana without SOLANA_RPC_URL');
  }
  return wallets;
}
