import type { MenuGroup } from '../menu-group.ts';

export const attestorMenu: readonly MenuGroup[] = [
  { name: 'Attestor', for: 'attestor', entries: [{ to: '/attestor', text: 'What waits' }] },
];
