import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { PUBLIC, ReaderContext } from './reader.ts';
import { router } from './routes.tsx';
import './tokens.css';
import './style.css';

createRoot(document.querySelector('#root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <ReaderContext value={PUBLIC}>
      <RouterProvider router={router} />
    </ReaderContext>
  </QueryClientProvider>,
);
