import type { MenuGroup } from '../menu-group.ts';
import { UnreadCount } from './unread-count.tsx';

export const accountMenu: readonly MenuGroup[] = [
  {
    name: 'You',
    for: 'account',
    entries: [
      { to: '/start', text: 'Start' },
      { to: '/inbox', text: 'Inbox', Mark: UnreadCount },
      { to: '/account', text: 'Account' },
      { to: '/device', text: 'Device' },
      { to: '/data', text: 'My data' },
    ],
  },
];
