import type { EvmContracts } from '../core/chain.ts';
import { chain } from './chain.ts';
import type { Given } from './env.ts';
import { GATEWAY_PORT, listen } from './listen.ts';
import { createReader } from './reader.ts';
import type { Profile } from './types.ts';
import * as value from './values.ts';

/** What can be looked at before a start. What is absent is embedded, or is not usable, which the configuration says. */
export interface StartTargets {
  readonly profile: Profile;
  readonly databaseUrl?: string | undefined;
  readonly node?: { readonly chainId: number; readonly rpcUrl: string } | undefined;
  readonly contracts?: EvmContracts | undefined;
  /** The folder. */
  readonly provingSetup?: string | undefined;
  /** Where a gateway listens. */
  readonly http?: { readonly host: string; readonly port: number } | undefined;
}

/** What a configuration names, even if other parts of it are invalid: so that one start reports every problem. */
export function startTargets(given: Given): StartTargets {
  const reader = createReader(given);
  const profile = reader.optional('PROFILE', value.oneOf(['development', 'production'])) ?? 'development';
  const found = chain(reader, profile);
  const isRight = (name: string) => !reader.error.problems.some(({ variable }) => variable === name);
  const http = listen(reader, GATEWAY_PORT);
  const databaseUrl = reader.optional('DATABASE_URL', value.url('postgresql', 'postgres'));
  const usable = found.kind === 'given' && isRight('EVM_RPC_URL') && isRight('EVM_CHAIN_ID') ? found : undefined;
  const named = Object.values(usable?.contracts ?? {});
  return {
    profile,
    databaseUrl,
    node: usable && { chainId: usable.chainId, rpcUrl: usable.rpcUrl },
    contracts: named.includes(undefined as never) ? undefined : usable?.contracts,
    provingSetup: given.PROVING_SETUP,
    http: isRight('HOST') && isRight('PORT') ? http : undefined,
  };
}
