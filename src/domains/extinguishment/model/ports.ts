import type { Clock } from '@income-series/protocol/clock';
import type { ChainReader, ChainSource, Chains } from '../../../chains/index.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { AnnouncementService } from '../../announcements/index.ts';
import type { Relayers, TransactionService } from '../../transaction/index.ts';

/** The parts of a chain that extinguishments need: the present state, and the blocks with their events. */
export type ExtinguishmentChain = Pick<
  ChainReader,
  'name' | 'domain' | 'head' | 'series' | 'hardship' | 'activeAttestors'
> &
  Pick<ChainSource, 'blocks' | 'whole'>;

/** The dependencies of the service of extinguishments. */
export interface ExtinguishmentDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<ExtinguishmentChain>;
  readonly relayers: Relayers;
  readonly announcements: Pick<AnnouncementService, 'recipients'>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}
