import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { loadDemoPeople } from './gateway/demo.ts';
import { queryClient } from './gateway/query-client.ts';
import { endUnseenSessions } from './gateway/session.ts';
import { createAppRouter } from './router.tsx';
import { rootElement } from './settings.ts';
import { discoverWallets } from './wallets/discover.ts';
import './style/tokens.css';
import './style/elements.css';
import './style/parts.css';
import './style/screens.css';
import './style/market.css';
import './style/account.css';
import './style/issuer.css';
import './style/attestor.css';
import './style/admin.css';

discoverWallets();
endUnseenSessions();
void loadDemoPeople();
createRoot(rootElement()).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createAppRouter()} />
  </QueryClientProvider>,
);
