import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { amendmentWork } from './open-work.ts';
import { unserved } from './unserved.ts';
import { amendedTable, draftedTable } from './vault.ts';
import { termsProjection } from './worker/projection.ts';
import { deriveAmendments } from './worker/status.ts';

export const termsModule: Module = {
  name: 'terms',
  schema: () => import('./graphql/index.ts'),
  seriesProjection: termsProjection,
  seriesRecords: ['terms_amendments'],
  deriveStatus: deriveAmendments,
  calls,
  openWork: amendmentWork,
  notifications,
  sealed: [draftedTable, amendedTable],
  unserved,
  accountEnd,
};
