import type { EvmContracts } from '../core/chain.ts';
import { chains } from './chain.ts';
import { database } from './database.ts';
import type { VariableValues } from './env.ts';
import { GATEWAY_PORT, listen } from './listen.ts';
import { createReader } from './reader.ts';
import { solana } from './solana.ts';
import type { ChainSettings, DatabaseConfig, DatabaseUrls, GivenChain, Profile, SolanaSettings } from './types.ts';
import * as value from './values.ts';

/** A chain whose node can be asked. */
export interface ChainTarget extends Pick<GivenChain, 'chainId' | 'rpcUrl'>, Pick<ChainSettings, 'variables'> {
  /** Undefined where the configuration does not name all of them. */
  readonly contracts: EvmContracts | undefined;
}

/** The Solana chain, whose node can be asked. */
interface SolanaTarget extends Pick<SolanaSettings, 'genesisHash' | 'rpcUrl' | 'variables'> {
  /** Undefined where the configuration does not name it, like the next. */
  readonly programId: SolanaSettings['programId'] | undefined;
  readonly tokenMint: SolanaSettings['tokenMint'] | undefined;
}

/** What can be looked at before a start. What is absent is embedded, or is not usable, which the configuration says. */
export interface StartTargets {
  readonly profile: Profile;
  readonly database?: DatabaseUrls | undefined;
  readonly chains: readonly ChainTarget[];
  readonly solana?: SolanaTarget | undefined;
  /** The folder. */
  readonly provingSetup?: string | undefined;
  /** Where a gateway listens. */
  readonly http?: { readonly host: string; readonly port: number } | undefined;
}

const DATABASE_VARIABLES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'];

/** What a configuration names, even if other parts of it are invalid: so that one start reports every problem. */
export function startTargets(given: VariableValues): StartTargets {
  const reader = createReader(given);
  const profile = reader.withDefault('PROFILE', value.profile);
  const found = chains(reader, profile);
  const isRight = (name: string) => !reader.problems.problems.some(({ variable }) => variable === name);
  const cluster = solana(reader, profile);
  const http = listen(reader, GATEWAY_PORT);
  const store = database(reader);
  const usable = found.filter(({ variables }) => isRight(variables.node) && isRight('EVM_CHAIN_ID'));
  return {
    profile,
    database: DATABASE_VARIABLES.every(isRight) ? givenDatabase(store) : undefined,
    chains: usable.flatMap(chainTarget),
    solana: isRight('SOLANA_RPC_URL') && isRight('SOLANA_GENESIS_HASH') ? cluster : undefined,
    provingSetup: given.PROVING_SETUP,
    http: isRight('HOST') && isRight('PORT') ? http : undefined,
  };
}

/** The URLs of a database that is given; nothing of an embedded one. */
export function givenDatabase(database: DatabaseConfig): DatabaseUrls | undefined {
  if (database.kind !== 'given') return undefined;
  const { url, directUrl, readUrls } = database;
  return { url, directUrl, readUrls };
}

/** What of a chain can be looked at; nothing of an embedded one. */
export function chainTarget({ chain, variables }: ChainSettings): readonly ChainTarget[] {
  if (chain.kind !== 'given') return [];
  const { chainId, rpcUrl, contracts } = chain;
  const isWhole = Object.values(contracts).every((address) => address !== undefined);
  return [{ chainId, rpcUrl, variables, contracts: isWhole ? contracts : undefined }];
}
