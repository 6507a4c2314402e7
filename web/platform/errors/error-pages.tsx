import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

/** Error pages are not part of the first download, but are fetched before anybody needs them. */
const fetchNotFound = () => import('./not-found-page.tsx');
const fetchApplicationError = () => import('./application-error-page.tsx');

const LazyNotFound = lazy(async () => ({ default: (await fetchNotFound()).NotFoundPage }));
const LazyApplicationError = lazy(async () => ({
  default: (await fetchApplicationError()).ApplicationErrorPage,
}));

export function NotFound() {
  return (
    <Suspense fallback={null}>
      <LazyNotFound />
    </Suspense>
  );
}

/** Should even this fail to arrive, the error reaches `CriticalErrorBoundary`, which needs nothing. */
export function ApplicationError(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <LazyApplicationError {...props} />
    </Suspense>
  );
}

const quiet = () => undefined;

/** Once the first page is at rest: an error that comes with a lost connection still finds its page. */
export function prefetchErrorPages(): void {
  setTimeout(() => void Promise.all([fetchNotFound(), fetchApplicationError()]).catch(quiet), 3000);
}
