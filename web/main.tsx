import './styles/app.css';
import './platform/code/make-known.ts';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { hasFirstData } from './platform/api/first-answers.ts';
import { prepareToSend } from './platform/api/lazy-transport.ts';
import { CriticalErrorBoundary } from './layouts/errors/critical-error-boundary.tsx';
import { prepareErrorPages } from './layouts/errors/error-page.tsx';
import { followLanguage, startI18n } from './platform/i18n/i18n.ts';
import { queryClient, router } from './router.tsx';
import { followTheme } from './platform/theme/theme.ts';
import { prepareToaster } from './ui/feedback/toaster.tsx';

followTheme();
if (!hasFirstData()) prepareToSend();
await startI18n();
followLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// The page stands as it was served until all of it can take its place; drawn in pieces, so that taps are not kept waiting.
await router.load().catch(() => undefined);
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <CriticalErrorBoundary>
        <RouterProvider router={router} />
      </CriticalErrorBoundary>
    </StrictMode>,
  ),
);
/** While developing nothing is kept: everybody wants to see what was just saved. A browser that lends nothing has no worker. */
function prepareForOffline(): void {
  if (!import.meta.env.PROD) return;
  const code = import('./platform/offline/follow-worker.ts');
  code.then(({ followWorker }) => followWorker(queryClient)).catch(() => undefined);
}

/** Once the page is at rest: what the reader does next will need it. */
setTimeout(() => {
  performance.mark('at-rest');
  prepareToSend();
  prepareToaster();
  prepareErrorPages();
  prepareForOffline();
}, 3000);
