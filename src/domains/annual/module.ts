import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { annualWork } from './open-work.ts';
import { unserved } from './unserved.ts';
import { annualProjection } from './worker/projection.ts';
import { deriveAnnuals } from './worker/status.ts';

export const annualModule: Module = {
  name: 'annual',
  schema: () => import('./graphql/index.ts'),
  seriesProjection: annualProjection,
  seriesRecords: ['tier3_annual'],
  deriveStatus: deriveAnnuals,
  calls,
  openWork: annualWork,
  notifications,
  unserved,
  accountEnd,
};
