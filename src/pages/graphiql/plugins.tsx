import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import type { GraphiQLPlugin } from '@graphiql/react';
import { createAccessPanel } from './panels/access-panel.tsx';
import { createComparePanel } from './panels/compare-panel.tsx';
import { FieldsPanel } from './panels/fields-panel.tsx';
import { createOperationsPanel } from './panels/operations-panel.tsx';
import { createSessionPanel } from './panels/session-panel.tsx';
import { createStatementPanel } from './panels/statement-panel.tsx';
import { SIGN_IN } from './sender.tsx';

/** An icon that draws an outline in a square of 24 by 24. */
const icon = (path: string) => () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d={path} />
  </svg>
);

const ICONS = {
  session: icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c1-4 4-6 8-6s7 2 8 6'),
  access: icon('M1 12s4-7 11-7 11 7 11 7-4 7-11 7S1 12 1 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'),
  compare: icon('M3 4h7v16H3ZM14 4h7v16h-7ZM5 9h3M16 9h3M5 13h3'),
  operations: icon('M4 5h16M4 10h16M4 15h10M4 20h6M17 14v7l5-3.5Z'),
  fields: icon('M3 5h18l-7 8v6l-4 2v-8Z'),
  statement: icon('M4 6c0-2 16-2 16 0v12c0 2-16 2-16 0ZM4 6c0 2 16 2 16 0M4 12c0 2 16 2 16 0'),
};

/** The page's panels besides GraphiQL's documentation. */
export const pluginsOf = (endpoint: string): GraphiQLPlugin[] => [
  { title: SIGN_IN, icon: ICONS.session, content: createSessionPanel(endpoint) },
  { title: 'Access', icon: ICONS.access, content: createAccessPanel(endpoint) },
  { title: 'Compare readers', icon: ICONS.compare, content: createComparePanel(endpoint) },
  { title: 'Operations', icon: ICONS.operations, content: createOperationsPanel(endpoint) },
  { title: 'Fields by reader', icon: ICONS.fields, content: FieldsPanel },
  { title: 'Statement', icon: ICONS.statement, content: createStatementPanel(endpoint) },
  HISTORY_PLUGIN,
];
