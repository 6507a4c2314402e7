import { afterEach, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';

type Order = { id: string; code: string; name: string };
const order: Order = { id: 'o1', code: 'CL261121AB', name: 'Trần Thị Lan' };

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  getSelection()?.removeAllRanges();
  await close?.();
  close = undefined;
});

async function aRow(link = 'after:absolute after:inset-0') {
  const opened = vi.fn<(keys: { ctrl: boolean; shift: boolean }) => void>();
  const columns: Column<Order>[] = [
    {
      name: 'code',
      label: 'Mã',
      main: true,
      text: ({ code }) => code,
      cell: ({ code }) => (
        <a
          href="#order"
          className={link}
          onClick={(event) => {
            event.preventDefault();
            opened({ ctrl: event.ctrlKey, shift: event.shiftKey });
          }}
        >
          {code}
        </a>
      ),
    },
    { name: 'name', label: 'Khách', text: ({ name }) => name, cell: ({ name }) => <i>{name}</i> },
    { name: 'act', label: 'Thao tác', text: () => '', cell: () => <button type="button">Sửa</button> },
  ];
  const rendered = await renderForm(
    <DataTable
      label="Đơn"
      rows={[order]}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
    />,
  );
  close = rendered.close;
  const find = (selector: string) => document.querySelector(`tbody ${selector}`) as HTMLElement;
  const press = (selector: string, more: MouseEventInit = {}) =>
    find(selector).dispatchEvent(
      new MouseEvent(more.button ? 'auxclick' : 'click', { bubbles: true, cancelable: true, ...more }),
    );
  return { opened, find, press };
}

it('a press anywhere in a row opens what it leads to, once, also beside it', async () => {
  const { opened, press } = await aRow();
  press('i');
  press('a');
  press('i', { ctrlKey: true, shiftKey: true });
  press('i', { button: 1 });
  expect(opened.mock.calls).toEqual([
    [{ ctrl: false, shift: false }],
    [{ ctrl: false, shift: false }],
    [{ ctrl: true, shift: true }],
    [{ ctrl: true, shift: false }],
  ]);
});

it('a press on something else of the row, or with the right button, opens nothing', async () => {
  const { opened, press } = await aRow();
  press('button');
  press('i', { button: 2 });
  expect(opened).not.toHaveBeenCalled();
});

it('a press in what the row opened elsewhere in the page opens nothing', async () => {
  const { opened, find } = await aRow();
  const outside = document.body.appendChild(document.createElement('p'));
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'target', { value: outside });
  find('i').dispatchEvent(event);
  outside.remove();
  expect(opened).not.toHaveBeenCalled();
});

it('text of a row is chosen without opening it; text chosen elsewhere does not hold it', async () => {
  const { opened, find, press } = await aRow();
  getSelection()?.selectAllChildren(find('i'));
  press('i');
  expect(opened).not.toHaveBeenCalled();
  const outside = document.body.appendChild(document.createElement('p'));
  outside.textContent = 'Ghi chú';
  getSelection()?.selectAllChildren(outside);
  press('i');
  outside.remove();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('a row whose link means only itself is opened by that alone', async () => {
  const { opened, press } = await aRow('font-semibold');
  press('i');
  expect(opened).not.toHaveBeenCalled();
});
