import { createRootRoute } from '@tanstack/react-router';
import { Layout } from './layout.tsx';

/** The route above all: header, menu and the place of the screen. `as` names a person of the demo, never a token. */
export const root = createRootRoute({
  component: Layout,
  validateSearch: ({ as }: Record<string, unknown>): { as?: string | undefined } => ({
    as: typeof as === 'string' ? as : undefined,
  }),
});
