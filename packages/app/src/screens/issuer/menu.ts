import type { MenuGroup } from '../menu-group.ts';

export const issuerMenu: readonly MenuGroup[] = [
  {
    name: 'Issuer',
    for: 'account',
    entries: [{ to: '/issuer', text: 'My series' }],
  },
];
