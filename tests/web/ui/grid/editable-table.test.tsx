import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { vi as texts } from '#web/locales/vi.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { EditableTable } from '#web/ui/grid/editable-table.tsx';
import type { GridColumn } from '#web/ui/grid/grid-column.ts';
import type { RowAnswer, SaveRows } from '#web/ui/grid/save-rows.ts';

const Body = z.object({
  name: z.string().min(3),
  price: z.number().min(1000).nullable().pipe(z.number()),
  on: z.enum(['yes', 'no']),
});
type Row = z.input<typeof Body> & { id: string; version: number; sold: number };
const goods = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    version: 1,
    name: `Trà ${index}`,
    price: 10_000 + index,
    sold: index,
    on: 'no',
  }));
const columns: readonly GridColumn<Row>[] = [
  { name: 'name', label: 'Tên', kind: 'text', main: true },
  { name: 'price', label: 'Giá', kind: 'number' },
  { name: 'sold', label: 'Đã bán', kind: 'read' },
  { name: 'on', label: 'Đang bán', kind: 'choice', options: [{ value: 'no', label: 'Không' }] },
];

type Save = SaveRows<Row, z.output<typeof Body>>;
const taking: Save = (changes) =>
  Promise.resolve(
    changes.map(({ id, values }) => ({
      id,
      outcome: 'saved' as const,
      row: { ...goods(Number(id) + 1)[Number(id)], ...values, version: 2 } as Row,
    })),
  );
const answering =
  (answer: Partial<RowAnswer<Row>>): Save =>
  (changes) =>
    Promise.resolve(changes.map(({ id }) => ({ id, ...answer }) as RowAnswer<Row>));

let close: (() => Promise<unknown>) | undefined;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(async () => {
  await close?.();
  close = undefined;
  vi.restoreAllMocks();
});

async function show({ count = 10, save = taking }: { count?: number; save?: Save } = {}) {
  const sent: Parameters<Save>[] = [];
  const rendered = await renderForm(
    <EditableTable
      label="Giá"
      rows={goods(count)}
      columns={columns}
      schema={Body}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      save={(...call) => {
        sent.push(call);
        return save(...call);
      }}
      maxRows={100}
    />,
  );
  close = rendered.close;
  const user = userEvent.setup({ delay: null });
  const cell = (row: number, column: number) => {
    const found = document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!found) throw new Error(`No cell ${row}, ${column}`);
    return found;
  };
  const active = () => document.activeElement as HTMLInputElement;
  return {
    text: rendered.text,
    leave: () => rendered.go('/other'),
    sent,
    cell,
    active,
    at: () => {
      const { row, column } = active().closest<HTMLElement>('[data-column]')?.dataset ?? {};
      return [Number(row), Number(column)];
    },
    said: () => document.querySelector('[role=status]')?.textContent,
    press: (keys: string) => act(() => user.keyboard(keys)),
    go: (row: number, column: number) =>
      act(() => user.pointer({ keys: '[MouseLeft]', target: cell(row, column) })),
    paste: (text: string) =>
      act(async () => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        active().dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }),
    copied: async () => {
      const data = new DataTransfer();
      await act(async () => {
        active().dispatchEvent(
          new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
      return data.getData('text/plain');
    },
    button: (name: string) =>
      [...document.querySelectorAll('button')].find(
        ({ textContent, ariaLabel }) => textContent?.trim() === name || ariaLabel === name,
      ),
  };
}

describe('the keyboard', () => {
  it('moves, types over what is there, goes on below, and gives a cell back on Escape', async () => {
    const { go, at, press, cell } = await show();
    await go(1, 1);
    expect(at()).toEqual([1, 1]);
    await press('25000{Enter}');
    expect([at(), cell(1, 1).textContent]).toEqual([[2, 1], expect.stringContaining('25.000')]);
    await press('777{Escape}');
    expect(at()).toEqual([2, 1]);
    await press('{ArrowUp}{ArrowUp}{Home}');
    expect(at()).toEqual([0, 0]);
    expect(cell(2, 1).textContent).toBe('10.002');
    await press('{Control>}{End}{/Control}');
    expect(at()).toEqual([9, 3]);
  });

  it('edits within what is there on F2, and leaves what is only read alone', async () => {
    const { go, press, cell, active } = await show();
    await go(0, 0);
    await press('{F2}');
    await press(' xanh{Enter}');
    expect(cell(0, 0).textContent).toContain('Trà 0 xanh');
    await go(0, 2);
    await press('{F2}9{Delete}');
    expect(active().value).toBe('0');
  });

  it('lets a method of input put its letters together', async () => {
    const { go, active, cell, at } = await show();
    await go(0, 0);
    const box = active();
    await act(async () => {
      box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      box.value = 'ddo';
      box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true } as InputEventInit));
      // Enter takes the word, not the cell.
      box.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
      );
      box.value = 'đo đỏ';
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(at()).toEqual([0, 0]);
    expect(active()).toBe(box);
    await act(
      async () =>
        void box.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        ),
    );
    expect(cell(0, 0).textContent).toContain('đo đỏ');
  });

  it('chooses a block with Shift, copies, clears and fills it', async () => {
    const { go, press, copied, cell } = await show();
    await go(0, 1);
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(3);
    expect(await copied()).toBe('10000\r\n10001\r\n10002');
    await press('{Control>}d{/Control}');
    expect([1, 2, 3].map((row) => cell(row, 1).textContent?.slice(0, 6))).toEqual([
      '10.000',
      '10.000',
      '10.003',
    ]);
    await press('{Control>}z{/Control}');
    expect(cell(2, 1).textContent).toBe('10.002');
  });

  it('says of a column that is only read that nothing is typed there, and of no other', async () => {
    const grid = await show();
    await grid.go(0, 2);
    await grid.press('5');
    expect(grid.text()).toContain(texts.grid.told.readOnly_other);
    expect(grid.cell(0, 2).textContent).not.toContain('5');
    await grid.go(0, 1);
    await grid.press('{Control>}c{/Control}7{Enter}');
    expect(grid.cell(0, 1).textContent).toContain('7');
  });
});

describe('the clipboard', () => {
  it('brings a block; what was rounded is marked and told, and not sent', async () => {
    const { go, paste, cell, press, sent, said } = await show();
    await go(0, 0);
    await paste('"Trà ""sen"""\t1.200.000 ₫\r\nTrà nhài\t8,93E+12\r\n');
    expect(cell(0, 1).textContent).toContain('1.200.000');
    expect(cell(1, 1).textContent).toContain('8,93E+12');
    expect(said()).toBe('4 ô chưa lưu · 1 ô sai');
    await press('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('đã bị bảng tính làm tròn');
    await press('{Control>}s{/Control}');
    expect(sent[0]?.[0].map(({ id, body }) => [id, body])).toEqual([
      ['0', { name: 'Trà "sen"', price: 1_200_000, on: 'no' }],
    ]);
  });

  it('of a thousand rows is one step, and only rows in sight are in the page', async () => {
    const { go, paste, press, said } = await show({ count: 1000 });
    await go(0, 1);
    await paste(Array.from({ length: 1000 }, (_, index) => String(5000 + index)).join('\n'));
    expect(said()).toBe('1000 ô chưa lưu');
    expect(document.querySelectorAll('[role=row]').length).toBeLessThan(50);
    expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('1001');
    await press('{Control>}z{/Control}');
    expect(said()).toBe('Chưa có thay đổi');
  });
});

describe('saving', () => {
  it('says saved only once the server did', async () => {
    let reply: (() => void) | undefined;
    const wait = new Promise<void>((resolve) => (reply = resolve));
    const { go, press, said, cell } = await show({ save: async (...call) => (await wait, taking(...call)) });
    await go(0, 1);
    await press('25000{Enter}{Control>}s{/Control}');
    expect(said()).toBe('Đang lưu 0/1 dòng');
    expect(cell(0, 1).textContent).toContain('đang lưu');
    await act(async () => reply?.());
    expect(said()).toBe('Đã lưu 1 dòng');
    expect(cell(0, 1).textContent).toContain('đã lưu');
  });

  it('puts a refusal at its cell', async () => {
    const errors = [{ path: 'price', message: 'Dưới giá vốn 79.000 ₫' }];
    const { go, press, cell, said } = await show({ save: answering({ outcome: 'refused', errors }) });
    await go(0, 1);
    await press('25000{Enter}{Control>}s{/Control}');
    expect(cell(0, 1).textContent).toContain('Dưới giá vốn 79.000 ₫');
    expect(said()).toBe('1 ô chưa lưu · 1 ô sai');
  });

  it('keeps everything and says why when nothing came back', async () => {
    const lost = new ApiError({ status: 0, code: 'NETWORK', message: 'Không có kết nối mạng' });
    const { go, press, cell, said } = await show({ save: () => Promise.reject(lost) });
    await go(0, 1);
    await press('25000{Enter}{Control>}s{/Control}');
    expect(said()).toBe('Không có kết nối mạng');
    expect(cell(0, 1).textContent).toContain('25.000');
  });

  it.each([
    ['Lấy của họ: 99.000', '99.000', 0],
    ['Giữ của tôi: 25.000', '25.000', 1],
  ])('asks in the cell where somebody else changed it too: %s', async (choice, shown, unsaved) => {
    const [first] = goods(1);
    const row = { ...first, price: 99_000, version: 2 } as Row;
    const { go, press, button, cell, said, active } = await show({
      save: answering({ outcome: 'stale', row }),
    });
    await go(0, 1);
    await press('25000{Enter}{Control>}s{/Control}');
    await go(0, 1);
    expect(document.body.textContent).toContain('Người khác vừa sửa ô này');
    await act(async () => button(choice)?.click());
    expect(active().value ?? cell(0, 1).textContent).toContain(shown);
    expect(said()).toContain(unsaved === 0 ? 'Chưa có thay đổi' : '1 ô chưa lưu');
  });

  it('asks before what is unsaved is left behind', async () => {
    const { go, press, text, leave } = await show();
    await go(0, 1);
    await press('25000{Enter}');
    await leave();
    expect(text()).toContain('Rời trang mà chưa lưu?');
  });
});
