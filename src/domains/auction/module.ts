import type { ServiceModule } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { type BackupService, createBackupService } from './backups.ts';
import { calls } from './calls.ts';
import { auctionRoutes } from './graphql/rest.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';
import { createDeliveryKeeper, raiseAgenda } from './worker/keeper.ts';
import { auctionProjection } from './worker/projection.ts';

export const auctionModule: ServiceModule<{ readonly backups: BackupService }> = {
  name: 'auction',
  services: ({ db, clock }) => ({ backups: createBackupService({ db, clock }) }),
  schema: () => import('./graphql/index.ts'),
  seriesProjection: auctionProjection,
  keepers: (deps) => [createDeliveryKeeper(deps)],
  agenda: raiseAgenda,
  calls,
  notifications,
  rest: auctionRoutes,
  unserved,
  accountEnd,
};
