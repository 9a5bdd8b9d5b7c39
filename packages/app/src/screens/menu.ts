import { accountMenu } from './account/menu.ts';
import { adminMenu } from './admin/menu.ts';
import { attestorMenu } from './attestor/menu.ts';
import { issuerMenu } from './issuer/menu.ts';
import { marketMenu } from './market/menu.ts';
import type { MenuGroup } from './menu-group.ts';

export const MENU: readonly MenuGroup[] = [
  { name: 'Series', for: 'anybody', entries: [{ to: '/', text: 'All series' }] },
  ...marketMenu,
  ...accountMenu,
  ...issuerMenu,
  ...attestorMenu,
  ...adminMenu,
];
