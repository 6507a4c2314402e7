import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '../layouts/errors/not-found-page.tsx';
import { RouteProgress } from '../ui/feedback/route-progress.tsx';
import { SkipLink } from '../ui/actions/skip-link.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

function Root() {
  const { queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <RouteProgress />
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
