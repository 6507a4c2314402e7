import { createBrowserHistory, createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { ApplicationErrorPage } from './layouts/errors/application-error-page.tsx';
import { NotFoundPage } from './layouts/errors/not-found-page.tsx';
import { overlayWindow } from './platform/navigation/overlay-window.ts';
import { createQueryClient } from './platform/query-client.ts';

export const queryClient = createQueryClient();

export const router = createRouter({
  routeTree,
  history: createBrowserHistory({ window: overlayWindow(window) }),
  context: { queryClient },
  defaultPreload: 'intent',
  // The query cache decides what is fresh, so the router must ask it every time.
  defaultPreloadStaleTime: 0,
  // Part of the initial chunk: an offline page cannot be fetched while offline.
  defaultErrorComponent: ApplicationErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  // Errors that even the error pages cannot show go to our own boundary instead of the router's bare one.
  disableGlobalCatchBoundary: true,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
