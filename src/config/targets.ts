import type { EvmContracts } from '@income-series/protocol/chain';
import { readChains } from './chain.ts';
import { readDatabase } from './database.ts';
import type { VariableValues } from './env.ts';
import { GATEWAY_PORT, readListenAddress } from './listen.ts';
import { createReader } from './reader.ts';
import { readSolana } from './solana.ts';
import type { ChainSettings, DatabaseConfig, DatabaseUrls, GivenChain, Profile, SolanaSettings } from './types.ts';
import * as value from './values.ts';

/** An EVM chain whose node can be checked before the start. */
export interface ChainTarget extends Pick<GivenChain, 'chainId' | 'rpcUrl'>, Pick<ChainSettings, 'variables'> {
  /** The addresses are undefined unless the configuration names all contracts. */
  readonly contracts: EvmContracts | undefined;
}

/** The Solana chain, whose node can be checked before the start. */
interface SolanaTarget extends Pick<SolanaSettings, 'genesisHash' | 'rpcUrl' | 'variables'> {
  /** Program and token are undefined if the configuration does not name them. */
  readonly programId: SolanaSettings['programId'] | undefined;
  readonly tokenMint: SolanaSettings['tokenMint'] | undefined;
}

/** The parts that are checked before a start. An absent part is embedded, or its variables are invalid, which is reported elsewhere. */
export interface StartTargets {
  readonly profile: Profile;
  readonly database?: DatabaseUrls | undefined;
  readonly chains: readonly ChainTarget[];
  readonly solana?: SolanaTarget | undefined;
  /** The folder of the proving setup. */
  readonly provingSetup?: string | undefined;
  /** The address at which a gateway listens. */
  readonly http?: { readonly host: string; readonly port: number } | undefined;
}

const DATABASE_VARIABLES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'];

/**
 * Reads the parts that a start checks. A part with an invalid variable is left out and the others are read all the same, so that
 * one start reports every problem.
 */
export function readStartTargets(values: VariableValues): StartTargets {
  const reader = createReader(values);
  const profile = reader.withDefault('PROFILE', value.profile);
  const configured = readChains(reader, profile);
  const isValid = (name: string) => !reader.problems.problems.some(({ variable }) => variable === name);
  const cluster = readSolana(reader, profile);
  const http = readListenAddress(reader, GATEWAY_PORT);
  const store = readDatabase(reader);
  const usable = configured.filter(({ variables }) => isValid(variables.node) && isValid('EVM_CHAIN_ID'));
  return {
    profile,
    database: DATABASE_VARIABLES.every(isValid) ? givenDatabase(store) : undefined,
    chains: usable.flatMap(chainTarget),
    solana: isValid('SOLANA_RPC_URL') && isValid('SOLANA_GENESIS_HASH') ? cluster : undefined,
    provingSetup: values.PROVING_SETUP,
    http: isValid('HOST') && isValid('PORT') ? http : undefined,
  };
}

/** The URLs of a configured database; undefined for an embedded one. */
export function givenDatabase(database: DatabaseConfig): DatabaseUrls | undefined {
  if (database.kind !== 'given') return undefined;
  const { url, directUrl, readUrls } = database;
  return { url, directUrl, readUrls };
}

/** The chain as a target of checks, in a list that is empty for an embedded chain. */
export function chainTarget({ chain, variables }: ChainSettings): readonly ChainTarget[] {
  if (chain.kind !== 'given') return [];
  const { chainId, rpcUrl, contracts } = chain;
  const isWhole = Object.values(contracts).every((address) => address !== undefined);
  return [{ chainId, rpcUrl, variables, contracts: isWhole ? contracts : undefined }];
}
