import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi as texts } from '#web/locales/vi.ts';
import { CriticalErrorBoundary } from '#web/layouts/errors/critical-error-boundary.tsx';
import { startI18n } from '#web/platform/i18n/i18n.ts';
import { addTexts } from '#web/platform/i18n/texts.ts';
import { queryClient, router } from '#web/router.tsx';
import { followTheme } from '#web/platform/theme/theme.ts';

/** What `web/main.tsx` does, and the way back. Built, texts arrive with their code; here all of them are there. */
export async function start(root: HTMLElement): Promise<() => void> {
  for (const [namespace, words] of Object.entries(texts)) addTexts(namespace, words);
  followTheme();
  await startI18n();
  await router.load().catch(() => undefined);
  const tree = createRoot(root);
  tree.render(
    <StrictMode>
      <CriticalErrorBoundary>
        <RouterProvider router={router} />
      </CriticalErrorBoundary>
    </StrictMode>,
  );
  return () => {
    tree.unmount();
    router.history.destroy();
    // What was still on its way when the page was closed leads nobody anywhere: the address is the next page's, and a
    // router that cannot get to where it is led tries for ever.
    Object.assign(router, { commitLocation: () => Promise.resolve(), load: () => Promise.resolve() });
    void queryClient.cancelQueries();
    queryClient.clear();
  };
}
