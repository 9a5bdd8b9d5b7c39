import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { notesTable } from './notes.ts';
import { notifications } from './notifications.ts';
import { unserved } from './unserved.ts';

export const applicationsModule: Module = {
  name: 'applications',
  schema: () => import('./graphql/index.ts'),
  notifications,
  sealed: [notesTable],
  unserved,
  accountEnd,
};
