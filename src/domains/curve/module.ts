import type { ServiceModule } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { createCurveKeeper, curveAgenda } from './keeper.ts';
import { deleteRemovedChecks } from './monitor.ts';
import { notifications } from './notifications.ts';
import { curveProjection } from './projection.ts';
import { createReminderKeeper } from './reminders.ts';
import { createRentKeeper } from './rent-keeper.ts';
import { curveRoutes } from './rest.ts';
import { type CurveService, createCurveService } from './service.ts';
import { type CurveBuilder, createCurveBuilder } from './trade.ts';
import { unserved } from './unserved.ts';

export const curveModule: ServiceModule<{ readonly curve: CurveService; readonly curveBuilder: CurveBuilder }> = {
  name: 'curve',
  calls,
  schema: () => Promise.all([import('./graphql.ts'), import('./builders.graphql.ts')]),
  seriesProjection: curveProjection,
  services: ({ db, transactions }) => ({
    curve: createCurveService({ db }),
    curveBuilder: createCurveBuilder({ db, transactions }),
  }),
  // Only Solana has curves.
  keepers: (deps) =>
    deps.evm === null ? [createCurveKeeper(deps), createReminderKeeper(deps), createRentKeeper(deps)] : [],
  agenda: curveAgenda,
  onRemoved: (tx, chain, _removed, fork) => deleteRemovedChecks(tx, chain, fork),
  notifications,
  accountEnd,
  rest: curveRoutes,
  unserved,
};
