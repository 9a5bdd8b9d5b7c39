import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root-route.tsx';
import { pickTexts } from './search.ts';

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazyRouteComponent(() => import('./admin-page.tsx'), 'AdminPage'),
});

const queue = createRoute({
  getParentRoute: () => admin,
  path: '/',
  validateSearch: pickTexts('state', 'persona'),
  component: lazyRouteComponent(() => import('./queue-page.tsx'), 'QueuePage'),
});
const application = createRoute({
  getParentRoute: () => admin,
  path: 'applications/$id',
  component: lazyRouteComponent(() => import('./application-page.tsx'), 'ApplicationPage'),
});
const cases = createRoute({
  getParentRoute: () => admin,
  path: 'cases',
  validateSearch: pickTexts('kind', 'state', 'currency'),
  component: lazyRouteComponent(() => import('./cases-page.tsx'), 'CasesPage'),
});
const oneCase = createRoute({
  getParentRoute: () => admin,
  path: 'cases/$id',
  component: lazyRouteComponent(() => import('./case-page.tsx'), 'CasePage'),
});
const keys = createRoute({
  getParentRoute: () => admin,
  path: 'keys',
  validateSearch: pickTexts('state'),
  component: lazyRouteComponent(() => import('./keys-page.tsx'), 'KeysPage'),
});
const health = createRoute({
  getParentRoute: () => admin,
  path: 'health',
  component: lazyRouteComponent(() => import('./health-page.tsx'), 'HealthPage'),
});
const keepers = createRoute({
  getParentRoute: () => admin,
  path: 'keepers',
  validateSearch: pickTexts('keeper', 'state'),
  component: lazyRouteComponent(() => import('./keepers-page.tsx'), 'KeepersPage'),
});
const messages = createRoute({
  getParentRoute: () => admin,
  path: 'messages',
  validateSearch: pickTexts('state'),
  component: lazyRouteComponent(() => import('./messages-page.tsx'), 'MessagesPage'),
});
const audit = createRoute({
  getParentRoute: () => admin,
  path: 'audit',
  validateSearch: pickTexts('action', 'actor', 'from', 'until'),
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
});
const terms = createRoute({
  getParentRoute: () => admin,
  path: 'terms',
  validateSearch: pickTexts('series'),
  component: lazyRouteComponent(() => import('./terms-reads-page.tsx'), 'TermsReadsPage'),
});

/** The screens of an admin. */
export const adminScreens = admin.addChildren([
  ...[queue, application, cases, oneCase],
  ...[keys, health, keepers, messages, audit, terms],
]);
