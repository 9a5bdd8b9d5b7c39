import type { Chains } from '../../chains/index.ts';
import type { Clock } from '../../core/clock.ts';
import type { Vault } from '../../core/vault/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { ContractChain, ContractRenderer } from './ports.ts';

/** What contracts are made with. */
export interface ContractDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<ContractChain>;
  readonly renderer: ContractRenderer;
  readonly vault: Vault;
  readonly clock: Clock;
  /** Of the site, as the text to sign names it. */
  readonly domain: string;
}
