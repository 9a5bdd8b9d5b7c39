import type { MenuGroup } from '../menu-group.ts';

export const adminMenu: readonly MenuGroup[] = [
  {
    name: 'Admin',
    for: 'admin',
    entries: [
      { to: '/admin', text: 'Review', isExact: true },
      { to: '/admin/registrars', text: 'Registrars' },
      { to: '/admin/operations', text: 'Operations' },
      { to: '/admin/audit', text: 'Audit log' },
    ],
  },
];
