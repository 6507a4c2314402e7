import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '#web/platform/query-client.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { vi as texts } from '#web/locales/vi.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

type Place = { path?: string; at?: string; client?: QueryClient };

/** A form in a page without a browser: under the router and the query client it knows, at `/form`, beside `/other`. */
export async function renderForm(
  form: ReactNode,
  { path = '/form', at = path, client = createQueryClient() }: Place = {},
) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  if (!i18n.isInitialized) await i18n.use(initReactI18next).init({ lng: 'vi', resources: { vi: texts } });
  const page = createRootRoute({ component: Outlet });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [at] }),
    routeTree: page.addChildren([
      createRoute({ getParentRoute: () => page, path, component: () => form }),
      createRoute({ getParentRoute: () => page, path: '/other', component: () => 'elsewhere' }),
    ]),
  });
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  // A router of its own, not the product's.
  const provider = <RouterProvider router={router as never} />;
  await act(async () => {
    await router.load();
    root.render(<QueryClientProvider client={client}>{provider}</QueryClientProvider>);
  });
  const box = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return {
    box,
    router,
    go: (path: '/other') => act(async () => void router.navigate({ to: path as never })),
    at: () => router.state.location.pathname,
    /** As a person types: React hears it. */
    fill: (name: string, text: string) =>
      act(async () => {
        const element = box(name);
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        own?.set?.call(element, text);
        element?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: (label: string) =>
      act(async () => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent?.trim() === label,
        );
        button?.click();
      }),
    click: (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click()),
    submit: (times = 1) =>
      act(async () => {
        const element = document.querySelector('form');
        for (let press = 0; press < times; press += 1)
          element?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    text: () => document.body.textContent ?? '',
    close: () =>
      act(async () => {
        root.unmount();
        holder.remove();
      }),
  };
}
