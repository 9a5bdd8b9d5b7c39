import { createRouter } from '@tanstack/react-router';
import { accountRoutes } from './screens/account/routes.ts';
import { adminRoutes } from './screens/admin/routes.ts';
import { attestorRoutes } from './screens/attestor/routes.ts';
import { issuerRoutes } from './screens/issuer/routes.ts';
import { marketRoutes } from './screens/market/routes.ts';
import { root } from './screens/root.tsx';
import { seriesRoutes } from './screens/series/routes.ts';
import { settings } from './settings.ts';
import { Failure } from './ui/failure.tsx';
import { Screen } from './ui/screen.tsx';

/** Every screen, by its path. A screen's code is loaded when it is first shown. */
const tree = root.addChildren([
  ...seriesRoutes,
  ...marketRoutes,
  ...accountRoutes,
  ...issuerRoutes,
  ...attestorRoutes,
  ...adminRoutes,
]);

export const createAppRouter = () =>
  createRouter({
    routeTree: tree,
    basepath: settings.basePath,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }) => (
      <Failure error={error instanceof Error ? error : new Error(String(error))} retry={reset} />
    ),
    defaultNotFoundComponent: () => (
      <Screen title="No such page">There is no such page. The menu lists all pages.</Screen>
    ),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
