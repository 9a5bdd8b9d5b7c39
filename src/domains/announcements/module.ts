import type { Module } from '../../module.ts';

export const announcementsModule: Module = {
  name: 'announcements',
  schema: () => import('./graphql.ts'),
};
