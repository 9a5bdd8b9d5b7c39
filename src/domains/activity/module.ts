import type { Module } from '../../module.ts';
import { unserved } from './unserved.ts';
import { activityProjection } from './worker/projection.ts';

export const activityModule: Module = {
  name: 'activity',
  schema: () => import('./graphql/index.ts'),
  seriesProjection: activityProjection,
  unserved,
};
