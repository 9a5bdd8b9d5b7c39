import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queries } from './queries.ts';
import { router } from './routes.tsx';
import { takeLink } from './session/link.ts';
import { SessionProvider } from './session/provider.tsx';
import { TransactionsProvider } from './transactions/use-transactions.tsx';
import './tokens.css';
import './style.css';
import './market/market.css';
import './series/series.css';
import './account/account.css';
import './admin/admin.css';

createRoot(document.querySelector('#root') as HTMLElement).render(
  <QueryClientProvider client={queries}>
    <SessionProvider link={takeLink()}>
      <TransactionsProvider>
        <RouterProvider router={router} />
      </TransactionsProvider>
    </SessionProvider>
  </QueryClientProvider>,
);
