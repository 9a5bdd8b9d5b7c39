import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { calls } from './calls.ts';
import { notifications } from './notifications.ts';
import { amendmentWork } from './open-work.ts';
import { termsProjection } from './projection.ts';
import { deriveAmendments } from './status.ts';
import { unserved } from './unserved.ts';
import { amendedTable, draftedTable } from './vault.ts';

export const termsModule: Module = {
  name: 'terms',
  schema: () => import('./graphql.ts'),
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
