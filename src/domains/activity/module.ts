import type { Module } from '../../module.ts';
import { activityProjection } from './projection.ts';
import { unserved } from './unserved.ts';

export const activityModule: Module = {
  name: 'activity',
  schema: () => import('./graphql.ts'),
  seriesProjection: activityProjection,
  unserved,
};
