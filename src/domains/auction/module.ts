import type { ServiceModule } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { type BackupService, createBackupService } from './backups.ts';
import { calls } from './calls.ts';
import { createDeliveryKeeper, raiseAgenda } from './keeper.ts';
import { notifications } from './notifications.ts';
import { auctionProjection } from './projection.ts';
import { auctionRoutes } from './rest.ts';
import { unserved } from './unserved.ts';

export const auctionModule: ServiceModule<{ readonly backups: BackupService }> = {
  name: 'auction',
  services: ({ db, clock }) => ({ backups: createBackupService({ db, clock }) }),
  schema: () => import('./graphql.ts'),
  seriesProjection: auctionProjection,
  keepers: (deps) => (deps.evm === null ? [] : [createDeliveryKeeper(deps)]),
  agenda: raiseAgenda,
  calls,
  notifications,
  rest: auctionRoutes,
  unserved,
  accountEnd,
};
