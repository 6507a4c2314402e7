import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable, longFrom } from '#web/ui/list/data-table.tsx';

type Goods = { id: string; name: string };
const goods = (count: number): Goods[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Trà ${index}` }));
const columns: Column<Goods>[] = [
  {
    name: 'name',
    label: 'Tên',
    main: true,
    cell: ({ name }) => <button type="button">{name}</button>,
    text: ({ name }) => name,
  },
  { name: 'id', label: 'Mã', card: 'line', cell: ({ id }) => id },
];

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
  vi.restoreAllMocks();
});

async function show(rows: Goods[]) {
  const rendered = await renderForm(
    <DataTable
      label="Hàng"
      rows={rows}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
    />,
  );
  close = rendered.close;
  await act(async () => void (await import('#web/ui/list/long-rows.tsx')));
  const frame = () => document.querySelector<HTMLElement>('section');
  return {
    frame,
    scrollTo: (top: number) =>
      act(async () => {
        const element = frame();
        if (!element) return;
        element.scrollTop = top;
        element.dispatchEvent(new Event('scroll'));
      }),
    /** What each row of the page counts as among all. */
    counted: () =>
      [...document.querySelectorAll('tbody tr[aria-rowindex]')].map((row) =>
        Number(row.getAttribute('aria-rowindex')),
      ),
  };
}

/** A frame of 600 with rows of 50: nothing is laid out here. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('a table of hundreds of rows', () => {
  it('has only those in sight in the page, and says how many there are and which these are', async () => {
    const { counted, scrollTo } = await show(goods(1000));
    expect(counted()[0]).toBe(2);
    expect(counted().length).toBeLessThan(30);
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('1001');
    expect(document.querySelector('thead tr')?.getAttribute('aria-rowindex')).toBe('1');
    await scrollTo(25_000);
    expect(counted().at(-1)).toBeGreaterThan(450);
    expect(document.body.textContent).toContain('Trà 475');
    expect(counted()).not.toContain(2);
  });

  it('keeps the row that has the focus when it is scrolled away', async () => {
    const { counted, scrollTo } = await show(goods(1000));
    expect(counted()[0]).toBe(2);
    const button = document.querySelector<HTMLElement>('[data-index="3"] td button');
    await act(async () => button?.focus());
    await scrollTo(25_000);
    expect(counted().at(-1)).toBeGreaterThan(450);
    expect(document.activeElement).toBe(button);
    expect(counted()[0]).toBe(5);
  });

  it('is on paper as a whole', async () => {
    const { counted } = await show(goods(201));
    expect(counted()[0]).toBe(2);
    await act(async () => void dispatchEvent(new Event('beforeprint')));
    expect(counted()).toHaveLength(201);
    await act(async () => void dispatchEvent(new Event('afterprint')));
    expect(counted().length).toBeLessThan(30);
  });
});

describe('a page of rows', () => {
  it('is in the page as a whole and needs no counting', async () => {
    await show(goods(longFrom));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(longFrom);
    expect(document.querySelector('[aria-rowcount]')).toBeNull();
  });
});
