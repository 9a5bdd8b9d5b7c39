import type { Clock } from '@income-series/protocol/clock';
import type { ChainReader, Chains } from '../../../chains/index.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { AnnouncementService } from '../../announcements/index.ts';
import type { ReportChecks } from '../../reporting/index.ts';
import type { TransactionService } from '../../transaction/index.ts';

/** The parts of a chain against which attestors' work is checked. */
export type AttestationChain = Pick<
  ChainReader,
  'name' | 'domain' | 'head' | 'series' | 'hardship' | 'periodState' | 'periodRate' | 'activeAttestors'
>;

/** The dependencies of the services of cases. */
export interface CaseDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<AttestationChain>;
  readonly checks: ReportChecks;
  readonly announcements: Pick<AnnouncementService, 'recipients'>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}
