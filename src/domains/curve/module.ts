import type { Module } from '../../module.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { curveProjection } from './projection.ts';
import { curveRoutes } from './rest.ts';
import { createCurveService } from './service.ts';
import { unserved } from './unserved.ts';

export const curveModule: Module = {
  name: 'curve',
  calls,
  schema: () => import('./graphql.ts'),
  seriesProjection: curveProjection,
  services: ({ db }) => ({ curve: createCurveService({ db }) }),
  notifications,
  rest: curveRoutes,
  unserved,
};
