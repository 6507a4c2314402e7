import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';

type Goods = { id: string; name: string };
const tea = { id: '1', name: 'Trà' };
const columns: Column<Goods>[] = [
  { name: 'name', label: 'Tên', main: true, cell: ({ name }) => <a href="#tra">{name}</a> },
  { name: 'id', label: 'Mã', cell: ({ id }) => <em>{id}</em> },
  { name: 'acts', label: 'Thao tác', cell: () => <button type="button">Sửa</button> },
];

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
  vi.restoreAllMocks();
});

/** A frame of 600 around rows of so many pixels: nothing is laid out here. */
async function show(rowWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(rowWidth);
  const rendered = await renderForm(
    <DataTable
      label="Hàng"
      rows={[tea]}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      selection={new Map()}
      onSelection={() => undefined}
    />,
  );
  close = rendered.close;
  const frame = document.querySelector('section');
  const scrollTo = (left: number) =>
    act(async () => {
      if (frame) frame.scrollLeft = left;
      frame?.dispatchEvent(new Event('scroll'));
    });
  await scrollTo(0);
  const said = (name: string) => document.querySelector(`[data-${name}]`) !== null;
  return {
    scrollTo,
    shown: () => ({ wide: said('wide'), moved: said('moved'), edge: said('edge') }),
  };
}

describe('a table that is wider than its card', () => {
  it('shows an edge where it hides columns, until its end is reached', async () => {
    const { shown, scrollTo } = await show(900);
    expect(shown()).toEqual({ wide: true, moved: false, edge: true });
    await scrollTo(120);
    expect(shown()).toEqual({ wide: true, moved: true, edge: true });
    await scrollTo(300);
    expect(shown()).toEqual({ wide: true, moved: true, edge: false });
  });

  it('shows none where everything fits, to the last part of a pixel', async () => {
    const { shown } = await show(601);
    expect(shown()).toEqual({ wide: false, moved: false, edge: false });
  });

  it('says which column chooses rows, because the one after it stays in sight', async () => {
    await show(900);
    expect(document.querySelectorAll('tr > [data-choice]:first-child')).toHaveLength(2);
  });
});
