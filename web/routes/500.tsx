import { createFileRoute } from '@tanstack/react-router';
import { ServerErrorPage } from '../layouts/errors/server-error-page.tsx';
import { safePath } from '../platform/navigation/return-target.ts';

export const Route = createFileRoute('/500')({
  validateSearch: (search): { errorId?: string; callbackUrl?: string } => ({
    ...(typeof search.errorId === 'string' && { errorId: search.errorId.slice(0, 40) }),
    ...(typeof search.callbackUrl === 'string' && { callbackUrl: search.callbackUrl }),
  }),
  component: ServerErrorRoute,
});

function ServerErrorRoute() {
  const { errorId, callbackUrl } = Route.useSearch();
  return <ServerErrorPage errorId={errorId} retryPath={safePath(callbackUrl)} />;
}
