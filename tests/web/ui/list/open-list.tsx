import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { act, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { createQueryClient } from '#web/platform/query-client.ts';
import type { ColumnKit } from '#web/ui/list/columns.tsx';
import { type Pot, potTexts } from './pots.ts';

export const page = within(document.body);

/** Rules that all lists of pots share; each test adds its own. */
export const usual = {
  texts: potTexts,
  icon: null,
  columns: (col: ColumnKit<Pot>) => [col.text('name', { main: true })],
};
export const pot = (id: string, more: Partial<Pot> = {}): Pot => ({ id, price: 1000, ...more });

/** Waits as a reader does, while React is told of all that arrives. */
const appears = (find: () => HTMLElement) =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    return find();
  });
export const shows = (text: string) => appears(() => page.getByText(text));
export const offers = (name: string) => appears(() => page.getByRole('checkbox', { name }));

let close = (): Promise<unknown> => Promise.resolve();

/** Opens a list at an address, in place of the one before, until the end of the test. */
export async function openList(list: ReactNode, search = '', client = createQueryClient()) {
  await close();
  const screen = await renderForm(list, { at: `/form${search}`, client });
  close = () => {
    close = () => Promise.resolve();
    return screen.close();
  };
  onTestFinished(async () => {
    await close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
  });
  await act(() => vi.dynamicImportSettled());
  const user = userEvent.setup({ delay: null });
  return {
    ...screen,
    press: (name: string) => act(() => user.click(page.getByRole('button', { name }))),
    type: (name: string, text: string) =>
      act(() => user.type(page.getByRole('searchbox', { name }), `${text}{Enter}`)),
    address: () => screen.router.state.location.search as Record<string, unknown>,
  };
}
