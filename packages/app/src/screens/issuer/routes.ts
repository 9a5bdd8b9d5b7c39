import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root.tsx';
import { readStep, type StepName } from './steps.ts';

const REPORT_PATH = '/issuer/series/$chain/$key/report/$period';
const TRUE_UP_PATH = '/issuer/series/$chain/$key/true-up/$year';
const ISSUER_SERIES_PATH = '/issuer/series/$chain/$key';
const NEW_DRAFT_PATH = '/issuer/drafts/new';
const DRAFT_PATH = '/issuer/drafts/$id';

/** The step of a draft, as the address has it. */
interface DraftSearch {
  readonly step?: StepName | undefined;
}

// An invalid step becomes undefined, and its name stays, because the router keeps the address's own value of a name that is missing.
const draftSearch = ({ step }: Record<string, unknown>): DraftSearch => ({ step: readStep(step) });

export const issuerRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/issuer',
    component: lazyRouteComponent(() => import('./my-series.tsx'), 'MySeries'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: NEW_DRAFT_PATH,
    validateSearch: draftSearch,
    component: lazyRouteComponent(() => import('./draft.tsx'), 'NewDraft'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: DRAFT_PATH,
    validateSearch: draftSearch,
    component: lazyRouteComponent(() => import('./draft.tsx'), 'SavedDraft'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: ISSUER_SERIES_PATH,
    component: lazyRouteComponent(() => import('./series.tsx'), 'IssuerSeriesPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: REPORT_PATH,
    component: lazyRouteComponent(() => import('./report.tsx'), 'ReportPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: TRUE_UP_PATH,
    component: lazyRouteComponent(() => import('./true-up.tsx'), 'TrueUpPage'),
  }),
] as const;
