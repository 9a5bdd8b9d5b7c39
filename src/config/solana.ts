import { isEvmAddress, solanaAddressHex } from '@income-series/protocol/address';
import { solanaChainName } from '@income-series/protocol/chain';
import type { SolanaDomain } from '@income-series/protocol/signing';
import { MAX_BEHIND, MAX_NODE_AGE, readNodeUrl } from './node.ts';
import { createReader, type VariableReader } from './reader.ts';
import type {
  CommonConfig,
  GatewayConfig,
  Profile,
  SolanaDeployConfig,
  SolanaNodeConfig,
  SolanaSettings,
} from './types.ts';
import * as value from './values.ts';
import { DEVNET_GENESIS_HASH, SOLANA_VARIABLES } from './variables.ts';

const VARIABLES = { node: 'SOLANA_RPC_URL', program: 'SOLANA_PROGRAM_ID', token: 'SOLANA_TOKEN_MINT' } as const;

/** Reads the genesis hash that the cluster's node must have. */
function genesisHash({ withDefault, error }: VariableReader, profile: Profile): string {
  const hash = withDefault('SOLANA_GENESIS_HASH', value.genesisHash);
  if (profile === 'production' && hash !== DEVNET_GENESIS_HASH) {
    error.add('SOLANA_GENESIS_HASH', 'must be that of devnet in production');
  }
  return hash;
}

/** Reads the settings of a cluster's node. Production bounds how far the node may be behind. */
function readClusterNode({ withDefault, error }: VariableReader, profile: Profile): SolanaNodeConfig {
  const maxBehind = withDefault('SOLANA_MAX_SLOTS_BEHIND', value.integer(0, 10_000));
  const maxAge = withDefault('SOLANA_MAX_SLOT_AGE', value.integer(0, MAX_NODE_AGE));
  if (profile === 'production' && maxAge === 0) {
    error.add('SOLANA_MAX_SLOT_AGE', `must be from 1 to ${MAX_NODE_AGE} in production`);
  }
  if (profile === 'production' && maxBehind > MAX_BEHIND) {
    error.add('SOLANA_MAX_SLOTS_BEHIND', `must be at most ${MAX_BEHIND} in production`);
  }
  return {
    commitment: withDefault('SOLANA_INDEX_COMMITMENT', value.oneOf(['finalized', 'confirmed'])),
    maxBehind,
    maxAge,
    priorityFee: withDefault('SOLANA_PRIORITY_FEE', value.microLamports),
    reserveBalance: withDefault('SOLANA_RESERVE_BALANCE', value.lamports),
  };
}

/** The settings of a cluster's node and index, and the spending limit of its keepers. */
const clusterSettings = (reader: VariableReader, profile: Profile) => ({
  startSlot: reader.withDefault('SOLANA_START_SLOT', value.slot),
  node: readClusterNode(reader, profile),
  reorgBound: reader.withDefault('SOLANA_REORG_BOUND', value.integer(1, 10_000)),
  keeperDailyLimit: reader.withDefault('SOLANA_KEEPER_DAILY_LIMIT', value.lamports),
  variables: VARIABLES,
});

/** True if a Solana chain is embedded: next to an embedded EVM chain, unless CHAINS is set. */
export const embedsSolana = ({ values }: Pick<VariableReader, 'values'>): boolean =>
  values.EVM_RPC_URL === undefined && values.SOLANA_RPC_URL === undefined && values.CHAINS === undefined;

/** The settings of an embedded Solana chain. Its newest block may be of any age, because blocks are only made for transactions. */
export const embeddedSolana = (
  place: Pick<SolanaSettings, 'name' | 'genesisHash' | 'rpcUrl' | 'programId' | 'tokenMint' | 'keeperKey'>,
): SolanaSettings => {
  const defaults = clusterSettings(createReader({}), 'development');
  return { ...place, ...defaults, node: { ...defaults.node, maxAge: 0 } };
};

/** Reads the Solana chain; undefined without SOLANA_RPC_URL. */
export function readSolana(reader: VariableReader, profile: Profile): SolanaSettings | undefined {
  const { values, error, optional, required } = reader;
  if (values.SOLANA_RPC_URL === undefined) {
    for (const name of SOLANA_VARIABLES) {
      if (values[name] !== undefined) error.add(name, 'is given without SOLANA_RPC_URL');
    }
    return undefined;
  }
  if (values.SOLANA_KEEPER_KEY === undefined && values.SOLANA_KEEPER_DAILY_LIMIT !== undefined) {
    error.add('SOLANA_KEEPER_DAILY_LIMIT', 'is given without SOLANA_KEEPER_KEY');
  }
  const hash = genesisHash(reader, profile);
  return {
    name: solanaChainName(hash),
    genesisHash: hash,
    rpcUrl: readNodeUrl(reader, 'SOLANA_RPC_URL', profile) as string, // undefined only together with a problem
    programId: required('SOLANA_PROGRAM_ID', value.solanaAddress, 'is needed with SOLANA_RPC_URL'),
    tokenMint: required('SOLANA_TOKEN_MINT', value.solanaAddress, 'is needed with SOLANA_RPC_URL'),
    keeperKey: optional('SOLANA_KEEPER_KEY', value.ed25519Key),
    ...clusterSettings(reader, profile),
  };
}

/** Reads the configuration of a deployment on Solana. The program's initial state is in the file of `--setup`. */
export function readSolanaDeployment(
  reader: VariableReader,
  profile: Profile,
): Omit<SolanaDeployConfig, keyof CommonConfig> {
  const { values, error, optional, required } = reader;
  const why = 'is needed to deploy';
  if (values.SOLANA_RPC_URL === undefined) error.add('SOLANA_RPC_URL', why);
  if (profile === 'production' && values.SOLANA_TOKEN_MINT === undefined) {
    error.add('SOLANA_TOKEN_MINT', 'is needed in production: the deployer can mint the test token');
  }
  return {
    rpcUrl: readNodeUrl(reader, 'SOLANA_RPC_URL', profile) as string, // undefined only together with a problem
    genesisHash: genesisHash(reader, profile),
    programId: optional('SOLANA_PROGRAM_ID', value.solanaAddress),
    tokenMint: optional('SOLANA_TOKEN_MINT', value.solanaAddress),
    provingSetup: values.PROVING_SETUP,
    deployerKey: required('SOLANA_DEPLOYER_KEY', value.solanaKeyPair, why),
  };
}

/** Reads the Solana signing domain of a verifier; undefined without SOLANA_PROGRAM_ID. */
export function readSolanaDomain(reader: VariableReader, profile: Profile): SolanaDomain | undefined {
  const { values, error, optional } = reader;
  const programId = optional('SOLANA_PROGRAM_ID', value.solanaAddress);
  if (values.SOLANA_PROGRAM_ID === undefined && values.SOLANA_GENESIS_HASH !== undefined) {
    error.add('SOLANA_GENESIS_HASH', 'is given without SOLANA_PROGRAM_ID');
  }
  if (programId === undefined) return undefined;
  const hash = genesisHash(reader, profile);
  return { kind: 'solana', genesisHash: solanaAddressHex(hash), programId: solanaAddressHex(programId) };
}

/** Reads the wallets of admins, on EVM chains and on Solana. */
export function readAdminWallets(reader: VariableReader): GatewayConfig['adminWallets'] {
  const { optional, values, error } = reader;
  const wallets = optional('ADMIN_WALLETS', value.wallets) ?? [];
  const hasSolana = values.SOLANA_RPC_URL !== undefined || embedsSolana(reader);
  if (!hasSolana && !wallets.every(isEvmAddress)) {
    error.add('ADMIN_WALLETS', 'names a wallet of Solana without SOLANA_RPC_URL');
  }
  return wallets;
}
