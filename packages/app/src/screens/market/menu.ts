import type { MenuGroup } from '../menu-group.ts';

export const marketMenu: readonly MenuGroup[] = [
  {
    name: 'My money',
    for: 'account',
    entries: [
      { to: '/bids', text: 'My bids' },
      { to: '/holdings', text: 'Holdings' },
      { to: '/orders', text: 'My orders' },
    ],
  },
];
