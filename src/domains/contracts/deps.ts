import type { Clock } from '@income-series/protocol/clock';
import type { Chains } from '../../chains/index.ts';
import type { Vault } from '../../core/vault/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { ContractChain, ContractRenderer } from './model/ports.ts';

/** The dependencies of the services of contracts. */
export interface ContractDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<ContractChain>;
  readonly renderer: ContractRenderer;
  readonly vault: Vault;
  readonly clock: Clock;
  /** The domain of the site in texts to sign. */
  readonly domain: string;
}
