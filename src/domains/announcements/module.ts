import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';

export const announcementsModule: Module = {
  name: 'announcements',
  schema: () => import('./graphql/index.ts'),
  accountEnd,
};
