import type { Module } from '../../module.ts';
import { notifications } from './notifications.ts';

export const applicationsModule: Module = {
  name: 'applications',
  schema: () => import('./graphql.ts'),
  notifications,
};
