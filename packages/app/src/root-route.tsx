import { createRootRoute } from '@tanstack/react-router';
import { Frame, NoScreen } from './frame.tsx';

/** The route of which every screen is a child. */
export const root = createRootRoute({ component: Frame, notFoundComponent: NoScreen });
