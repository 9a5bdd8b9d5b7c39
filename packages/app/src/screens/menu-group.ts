import type { ComponentType } from 'react';

/** A screen in the menu. */
interface MenuEntry {
  readonly to: string;
  readonly text: string;
  /** A component after the text, such as the number of unread notifications. */
  readonly Mark?: ComponentType;
  /** True if the entry is marked on its own path alone, because other entries have paths below it. */
  readonly isExact?: boolean;
}

/** A group of screens in the menu of some people. Anybody may open any path, because the gateway decides what a screen shows. */
export interface MenuGroup {
  readonly name: string;
  readonly for: 'anybody' | 'account' | 'attestor' | 'admin';
  readonly entries: readonly MenuEntry[];
}
