import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotFound } from '../platform/errors/error-pages.tsx';
import { RouteProgress } from '../ui/route-progress.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Toaster } from '../ui/toaster.tsx';

/** In a corner and never urgent, so it arrives after the page. */
const FloatingSwitcher = lazy(() => import('../ui/floating-switcher.tsx'));

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
});

function Root() {
  const { queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <RouteProgress />
      <Outlet />
      <Suspense fallback={null}>
        <FloatingSwitcher />
      </Suspense>
      <Toaster />
    </QueryClientProvider>
  );
}
