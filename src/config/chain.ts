import { type EvmContracts, evmChainName, REFUSED_CHAIN_IDS } from '@income-series/protocol/chain';
import { CHAIN_ID, furtherChains } from './chain-variables.ts';
import { CONTRACT_VARIABLES } from './contracts-file.ts';
import { readNode, readNodeUrl } from './node.ts';
import { readerOfChain, type VariableReader } from './reader.ts';
import type { ChainConfig, ChainSettings, DeployConfig, GivenChain, GivenChainSettings, Profile } from './types.ts';
import * as value from './values.ts';

export function readChainId({ withDefault, error }: VariableReader): number {
  const id = withDefault('EVM_CHAIN_ID', value.integer(1, 4_294_967_295));
  if (REFUSED_CHAIN_IDS.has(id)) error.add('EVM_CHAIN_ID', `is a chain that is refused (CHAIN_REFUSED)`);
  else if (id !== CHAIN_ID) error.add('EVM_CHAIN_ID', `must be ${CHAIN_ID}`);
  return id;
}

/** The first chain, which is embedded unless EVM_RPC_URL names a node. */
function firstChain(reader: VariableReader, profile: Profile): ChainConfig {
  const { values, error } = reader;
  const id = readChainId(reader);
  if (values.EVM_RPC_URL === undefined) {
    for (const name of [...Object.values(CONTRACT_VARIABLES), 'EVM_START_BLOCK', 'PROVING_SETUP'] as const) {
      if (values[name] !== undefined) error.add(name, 'is given without EVM_RPC_URL');
    }
    return { kind: 'embedded', chainId: id };
  }
  return readGivenChain(reader, profile, id, 'is needed with EVM_RPC_URL');
}

/** Reads the settings of a chain that the operator's node serves. `why` is the end of the sentence on a contract's missing address. */
function readGivenChain(reader: VariableReader, profile: Profile, id: number, why: string): GivenChain {
  const { withDefault, required } = reader;
  const url = readNodeUrl(reader, 'EVM_RPC_URL', profile);
  const contracts = Object.fromEntries(
    Object.entries(CONTRACT_VARIABLES).map(([role, name]) => [role, required(name, value.address, why)]),
  ) as unknown as EvmContracts;
  const startBlock = withDefault('EVM_START_BLOCK', value.blockNumber);
  return { kind: 'given', chainId: id, rpcUrl: url as string, contracts, startBlock };
}

/** The settings of a chain's node, and the spending limit of its keepers. */
function readChainSettings(reader: VariableReader, profile: Profile): Omit<ChainSettings, 'chain'> {
  const { values, error, withDefault, nameOf } = reader;
  if (values.KEEPER_KEY === undefined && values.KEEPER_DAILY_LIMIT !== undefined && values.EVM_RPC_URL !== undefined) {
    error.add('KEEPER_DAILY_LIMIT', 'is given without KEEPER_KEY');
  }
  return {
    node: readNode(reader, profile),
    reorgBound: withDefault('REORG_BOUND', value.integer(1, 10_000)),
    keeperDailyLimit: withDefault('KEEPER_DAILY_LIMIT', value.wei),
    variables: { node: nameOf('EVM_RPC_URL'), contracts: contractVariables(nameOf) },
  };
}

/** A chain after the first, which is never embedded, and only for development. */
function furtherChain(reader: VariableReader, profile: Profile, id: number): GivenChainSettings {
  const chainReader = readerOfChain(reader, id);
  const why = 'is needed: CHAINS names its chain';
  if (chainReader.values.EVM_RPC_URL === undefined) chainReader.error.add('EVM_RPC_URL', why);
  return { chain: readGivenChain(chainReader, profile, id, why), ...readChainSettings(chainReader, profile) };
}

const contractVariables = (nameOf: VariableReader['nameOf']) =>
  Object.fromEntries(Object.entries(CONTRACT_VARIABLES).map(([role, name]) => [role, nameOf(name)])) as Record<
    keyof EvmContracts,
    string
  >;

/** The id and node of the chain that is deployed to: the first, or the further chain `name`. */
export function readDeployedChain(
  reader: VariableReader,
  profile: Profile,
  name: string | undefined,
  why: string,
): Pick<DeployConfig, 'chainId' | 'rpcUrl'> {
  const isFurther = name !== undefined && name !== evmChainName(CHAIN_ID);
  const furtherIds = isFurther ? (reader.optional('CHAINS', furtherChains) ?? []) : [];
  const further = furtherIds.find((id) => evmChainName(id) === name);
  if (isFurther && further === undefined) reader.error.add('CHAINS', 'does not name the chain of --chain');
  if (isFurther && profile === 'production') reader.error.add('CHAINS', ONE_IN_PRODUCTION);
  const chainReader = further === undefined ? reader : readerOfChain(reader, further);
  if (chainReader.values.EVM_RPC_URL === undefined) chainReader.error.add('EVM_RPC_URL', why);
  const url = readNodeUrl(chainReader, 'EVM_RPC_URL', profile) as string; // undefined only together with a problem
  return { chainId: further ?? readChainId(reader), rpcUrl: url };
}

const ONE_IN_PRODUCTION = `must be ${evmChainName(CHAIN_ID)} alone in production`;

/** The configured EVM chains: the first, and those that CHAINS names after it. */
export function readChains(
  reader: VariableReader,
  profile: Profile,
): readonly [ChainSettings, ...GivenChainSettings[]] {
  const further = reader.optional('CHAINS', furtherChains) ?? [];
  if (profile === 'production' && further.length > 0) {
    reader.error.add('CHAINS', ONE_IN_PRODUCTION);
  }
  const first = { chain: firstChain(reader, profile), ...readChainSettings(reader, profile) };
  return [first, ...further.map((id) => furtherChain(reader, profile, id))];
}
