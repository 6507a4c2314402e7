import { createBrowserHistory, createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { ApplicationErrorPage } from './errors/application-error-page.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { overlayWindow } from './navigation/overlay-window.ts';
import { createQueryClient } from './query-client.ts';

export const queryClient = createQueryClient();

export const router = createRouter({
  routeTree,
  history: createBrowserHistory({ window: overlayWindow(window) }),
  context: { queryClient },
  defaultPreload: 'intent',
  // The query cache decides what is fresh; the router asks it every time.
  defaultPreloadStaleTime: 0,
  // Part of the first download: a page that says there is no network cannot be fetched when there is none.
  defaultErrorComponent: ApplicationErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  // What even the error pages cannot show is shown by our own boundary, not by the router's bare one.
  disableGlobalCatchBoundary: true,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
