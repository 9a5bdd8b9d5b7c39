import type { ServiceModule } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { curveRoutes } from './graphql/rest.ts';
import { deleteRemovedChecks } from './monitor.ts';
import { notifications } from './notifications.ts';
import { createReminderKeeper } from './reminders.ts';
import { type CurveService, createCurveService } from './service.ts';
import { type CurveBuilder, createCurveBuilder } from './trade.ts';
import { unserved } from './unserved.ts';
import { createCurveKeeper, curveAgenda } from './worker/keeper.ts';
import { curveProjection } from './worker/projection.ts';
import { rentAgenda } from './worker/rent-agenda.ts';
import { createRentKeeper } from './worker/rent-keeper.ts';

export const curveModule: ServiceModule<{ readonly curve: CurveService; readonly curveBuilder: CurveBuilder }> = {
  name: 'curve',
  calls,
  schema: () => Promise.all([import('./graphql/index.ts'), import('./graphql/builders.ts')]),
  seriesProjection: curveProjection,
  services: ({ db, transactions }) => ({
    curve: createCurveService({ db }),
    curveBuilder: createCurveBuilder({ db, transactions }),
  }),
  // Only Solana has curves.
  keepers: (deps) =>
    deps.evm === null ? [createCurveKeeper(deps), createReminderKeeper(deps), createRentKeeper(deps)] : [],
  agenda: curveAgenda,
  programAgenda: rentAgenda,
  onRemoved: (tx, chain, _removed, fork) => deleteRemovedChecks(tx, chain, fork),
  notifications,
  accountEnd,
  rest: curveRoutes,
  unserved,
};
