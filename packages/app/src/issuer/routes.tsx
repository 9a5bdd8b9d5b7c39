import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root-route.tsx';

const issuer = createRoute({
  getParentRoute: () => root,
  path: '/issuer',
  component: lazyRouteComponent(() => import('./issuer-page.tsx'), 'IssuerPage'),
});

const calendar = createRoute({
  getParentRoute: () => issuer,
  path: '/',
  component: lazyRouteComponent(() => import('./calendar-page.tsx'), 'CalendarPage'),
});
const report = createRoute({
  getParentRoute: () => issuer,
  path: 'report/$chain/$key/$period',
  component: lazyRouteComponent(() => import('./report-page.tsx'), 'ReportPage'),
});

const seriesList = createRoute({
  getParentRoute: () => issuer,
  path: 'series',
  component: lazyRouteComponent(() => import('./series-list-page.tsx'), 'SeriesListPage'),
});
const drafts = createRoute({
  getParentRoute: () => issuer,
  path: 'drafts',
  component: lazyRouteComponent(() => import('./drafts-page.tsx'), 'DraftsPage'),
});
const newDraft = createRoute({
  getParentRoute: () => issuer,
  path: 'drafts/new',
  component: lazyRouteComponent(() => import('./new-draft-page.tsx'), 'NewDraftPage'),
});
const draft = createRoute({
  getParentRoute: () => issuer,
  path: 'drafts/$id',
  component: lazyRouteComponent(() => import('./draft-page.tsx'), 'DraftPage'),
});
const changedDraft = createRoute({
  getParentRoute: () => issuer,
  path: 'drafts/$id/change',
  component: lazyRouteComponent(() => import('./change-draft-page.tsx'), 'ChangeDraftPage'),
});
const apply = createRoute({
  getParentRoute: () => issuer,
  path: 'apply',
  component: lazyRouteComponent(() => import('./apply-page.tsx'), 'ApplyPage'),
});
const series = createRoute({
  getParentRoute: () => issuer,
  path: 'series/$chain/$key',
  component: lazyRouteComponent(() => import('./issued-page.tsx'), 'IssuedPage'),
});

/** The screens of an issuer. */
export const issuerScreens = issuer.addChildren([
  calendar,
  report,
  seriesList,
  drafts,
  newDraft,
  draft,
  changedDraft,
  apply,
  series,
]);
