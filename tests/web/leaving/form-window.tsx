import { setImmediate as aTurn } from 'node:timers/promises';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { userEvent, PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import { getMe } from '#shared/accounts/users.contract.ts';
import { SessionUser } from '#shared/accounts/user.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { contracts } from '#shared/registry/contracts.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
// The code that asks the server arrives late in the product; here its arrival would be a moment that nobody waits for.
import '#web/platform/api/transport.ts';
import { overlayWindow } from '#web/platform/navigation/overlay-window.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { exampleOf } from '../support/example-of.ts';
import { furniture } from '../support/furniture.ts';
import { aNetwork, answer, type Answer, sample } from '../support/network.ts';

/** Draws a form; `close` takes it away, as the page that opened it does. */
export type Draw = (close: () => void) => ReactNode;

type Shown = { draw: Draw; client: QueryClient };

/** Whoever sits before the window may see and do everything. */
const someone = exampleOf(SessionUser, { id: 'nhan-vien', role: 'admin', status: 'active' });

/** Everything is answered with the least its contract allows, unless a form says otherwise. */
const leastOfAll: readonly Answer[] = contracts.map((contract) => ({
  contract,
  give: (asked) => sample(contract).give(asked),
}));

const lastPartOf = ({ path }: AnyContract): string => path.slice(path.lastIndexOf('/'));

const quietTurns = 20;
/** In milliseconds: React, the router and the overlays put off some of their work to the next moment. */
const timersTake = 4;

function Page({ draw, client }: Shown) {
  const [isOpen, setOpen] = useState(true);
  return <QueryClientProvider client={client}>{isOpen && draw(() => setOpen(false))}</QueryClientProvider>;
}

/**
 * One window for all forms: the router, the history and the overlays are the product's, the pages are a form, the page
 * before it and another that a link leads to. Loading the app for each form would cost more than leaving it in every way.
 */
export async function openWindow() {
  if (!i18n.isInitialized) await i18n.use(initReactI18next).init({ lng: 'vi', resources: { vi: texts } });
  localStorage.setItem(
    'cholang-session',
    JSON.stringify({ accessToken: 'access', refreshToken: 'refresh', username: someone.referenceId }),
  );
  const shown: Shown[] = [];
  const frame = createRootRoute({
    component: () => (
      <>
        <Link to={'/elsewhere' as never}>elsewhere</Link>
        <main>
          <Outlet />
        </main>
      </>
    ),
  });
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => frame, path, component });
  const form = createRoute({
    getParentRoute: () => frame,
    path: '/form/$place',
    component: function Form() {
      const { place } = form.useParams();
      const one = shown[Number(place)];
      return one && <Page key={place} {...one} />;
    },
  });
  window.history.replaceState(null, '', '/before');
  const router = createRouter({
    history: createBrowserHistory({ window: overlayWindow(window) }),
    routeTree: frame.addChildren([page('/before', () => null), page('/elsewhere', () => null), form]),
  });
  await router.load();
  // A router of its own, not the product's.
  const provider = <RouterProvider router={router as never} />;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(provider);

  const go = (path: string) => router.navigate({ to: path as never, ignoreBlocker: true });

  /** Draws a form on a page of its own, one step after the page before. */
  async function show(draw: Draw, answers: readonly Answer[], looksUp?: AnyContract) {
    const network = aNetwork([...leastOfAll, ...furniture, answer(getMe, someone), ...answers]);
    const writes: string[] = [];
    let underWay = 0;
    vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit = {}) => {
      const method = init.method ?? 'GET';
      const { pathname } = new URL(url, location.href);
      const isLookUp = looksUp !== undefined && pathname.endsWith(lastPartOf(looksUp));
      if (method !== 'GET' && !isLookUp) writes.push(`${method} ${pathname}`);
      underWay += 1;
      try {
        return await network.send(url, init);
      } finally {
        underWay -= 1;
      }
    });
    /** As `network.rest`, without sleeping: on a busy machine each nap costs more than what is waited for. */
    const rest = async () => {
      const start = performance.now();
      for (let quiet = 0; quiet < quietTurns || performance.now() - start < timersTake; quiet += 1) {
        await aTurn();
        if (underWay > 0) quiet = 0;
      }
    };
    const place = shown.push({ draw, client: createQueryClient() }) - 1;
    await go('/before');
    await go(`/form/${place}`);
    await rest();
    return { network, writes, rest };
  }

  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    show,
    at: () => router.state.location.pathname,
    close: () => {
      root.unmount();
      router.history.destroy();
    },
  };
}

export type FormWindow = Awaited<ReturnType<typeof openWindow>>;
