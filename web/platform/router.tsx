import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { ApplicationError, NotFound } from './errors/error-pages.tsx';
import { createQueryClient } from './query-client.ts';

export const queryClient = createQueryClient();

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The query cache decides what is fresh; the router asks it every time.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ApplicationError,
  defaultNotFoundComponent: NotFound,
  // What even the error pages cannot show is shown by our own boundary, not by the router's bare one.
  disableGlobalCatchBoundary: true,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
