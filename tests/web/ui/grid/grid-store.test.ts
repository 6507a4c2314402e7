import { describe, expect, it } from 'vitest';
import { filledDownChanges, pastedChanges } from '#web/ui/grid/block-changes.ts';
import { Unread } from '#web/ui/grid/cell-text.ts';
import type { AnyColumn } from '#web/ui/grid/grid-column.ts';
import { createGridStore } from '#web/ui/grid/grid-store.ts';
import {
  isBlocked,
  rebased,
  refusedWith,
  acceptRow,
  untouched,
  valueIn,
  withCell,
} from '#web/ui/grid/row-edits.ts';

const columns: readonly AnyColumn[] = [
  { name: 'name', label: 'Tên', kind: 'text', main: true },
  { name: 'price', label: 'Giá', kind: 'number' },
  { name: 'sold', label: 'Đã bán', kind: 'read' },
  { name: 'stock', label: 'Tồn', kind: 'number' },
];
const row = (index: number) => ({ name: `Trà ${index}`, price: 1000 * index, sold: 7, stock: index });
const check = ({ price }: Readonly<Record<string, unknown>>): Record<string, string> =>
  typeof price === 'number' && price >= 0 ? {} : { price: 'Giá phải từ 0' };

function aGrid(count = 5) {
  const store = createGridStore(check);
  store.take(Array.from({ length: count }, (_, index) => [String(index), row(index)]));
  const at = (id: number, name: string) => {
    const state = store.state(String(id));
    return state && valueIn(state, name);
  };
  const set = (id: number, name: string, value: unknown) => store.change([{ id: String(id), name, value }]);
  return { store, at, set };
}
const block = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

describe('a pasted block', () => {
  it('goes where it is put; what is only read stays, what does not fit is told', () => {
    const { store, at } = aGrid();
    const pasted = pastedChanges(
      store,
      columns,
      [
        ['9.000', 'x', '4'],
        ['8,93E+12', 'x', '5', '6'],
      ],
      block(3, 1),
    );
    store.change(pasted.values);
    expect([at(3, 'price'), at(3, 'sold'), at(3, 'stock')]).toEqual([9000, 7, 4]);
    expect(at(4, 'price')).toEqual(new Unread('8,93E+12', 'rounded'));
    expect(pasted).toMatchObject({ unread: 1, cutOff: true });
  });

  it('of one cell fills all that are chosen, an even one repeats, an odd one goes once', () => {
    const { store, at } = aGrid();
    store.change(pastedChanges(store, columns, [['5']], block(0, 3, 4, 3)).values);
    expect([0, 1, 2, 3, 4].map((id) => at(id, 'stock'))).toEqual([5, 5, 5, 5, 5]);
    store.change(pastedChanges(store, columns, [['1'], ['2']], block(0, 3, 3, 3)).values);
    expect([0, 1, 2, 3, 4].map((id) => at(id, 'stock'))).toEqual([1, 2, 1, 2, 5]);
    store.change(pastedChanges(store, columns, [['8'], ['9']], block(0, 3, 2, 3)).values);
    expect([0, 1, 2].map((id) => at(id, 'stock'))).toEqual([8, 9, 1]);
  });
});

describe('fill down', () => {
  it('puts the first row of what is chosen into the others, of one row the row above', () => {
    const { store, at } = aGrid();
    store.change(filledDownChanges(store, columns, block(1, 1, 3, 3)));
    expect([1, 2, 3, 4].map((id) => [at(id, 'price'), at(id, 'stock')])).toEqual([
      [1000, 1],
      [1000, 1],
      [1000, 1],
      [4000, 4],
    ]);
    store.change(filledDownChanges(store, columns, block(4, 3)));
    expect(at(4, 'stock')).toBe(1);
    expect(filledDownChanges(store, columns, block(0, 3))).toEqual([]);
  });
});

describe('undo', () => {
  it('takes back what was done at once, cell by cell as it was, and does it again', () => {
    const { store, at, set } = aGrid();
    set(0, 'price', 5000);
    store.change(pastedChanges(store, columns, [['1'], ['2']], block(0, 3)).values);
    store.undo();
    expect([at(0, 'stock'), at(1, 'stock'), at(0, 'price')]).toEqual([0, 1, 5000]);
    store.redo();
    expect([at(0, 'stock'), at(1, 'stock')]).toEqual([1, 2]);
    store.undo();
    store.undo();
    expect(store.summary()).toEqual({ unsaved: 0, wrong: 0, ready: 0, rows: 0 });
    expect(store.undo()).toBeUndefined();
  });

  it('leaves what lay ahead once something else is done', () => {
    const { store, set } = aGrid();
    set(0, 'stock', 9);
    store.undo();
    set(1, 'stock', 9);
    expect(store.redoable()).toBe(false);
  });

  it('reaches behind a save: the old value is an unsaved one then', () => {
    const { store, at, set } = aGrid();
    set(0, 'stock', 9);
    store.update([
      { id: '0', to: (state) => acceptRow(state, { stock: 9 }, { ...row(0), stock: 9 }, check) },
    ]);
    expect(store.summary().unsaved).toBe(0);
    store.undo();
    expect([at(0, 'stock'), store.summary().unsaved]).toEqual([0, 1]);
  });

  it('changes nothing where nothing changed', () => {
    const { store, set } = aGrid();
    expect(set(0, 'stock', 0)).toBe(0);
    expect(store.undoable()).toBe(false);
  });
});

describe('a row', () => {
  const edited = (changes: Record<string, unknown>) =>
    Object.entries(changes).reduce(
      (state, [name, value]) => withCell(state, name, value, check),
      untouched(row(1)),
    );

  it('is held back while a rule is broken or a cell cannot be read', () => {
    expect(isBlocked(edited({ price: -1 }))).toBe(true);
    expect(isBlocked(edited({ stock: new Unread('x', 'notNumber') }))).toBe(true);
    expect(isBlocked(edited({ price: -1, stock: 3 }))).toBe(true);
    expect(isBlocked(edited({ stock: 3 }))).toBe(false);
  });

  it('is unchanged when its cells are what they were', () => {
    expect(edited({ price: -1, stock: 3 }).wrong).toEqual({ price: 'Giá phải từ 0' });
    expect(withCell(edited({ price: -1 }), 'price', 1000, check)).toMatchObject({ edits: {}, wrong: {} });
  });

  it('says what the server refused at the cell it named, the rest at the row, until that cell is changed', () => {
    const errors = [
      { path: 'price', message: 'Dưới giá vốn' },
      { path: 'warehouse', message: 'Kho đã đóng' },
    ];
    const refused = refusedWith(edited({ price: 500 }), { message: 'Sai', errors });
    expect(refused.refused).toEqual({ price: 'Dưới giá vốn', '': 'Kho đã đóng' });
    expect(refusedWith(edited({ price: 500 }), { message: 'Sai' }).refused).toEqual({ '': 'Sai' });
    expect(withCell(refused, 'price', 900, check).refused).toEqual({});
  });

  it('keeps what was typed while it was on its way', () => {
    const state = withCell(edited({ price: 500 }), 'stock', 8, check);
    const after = acceptRow(state, { price: 500 }, { ...row(1), price: 500 }, check);
    expect(after).toMatchObject({ edits: { stock: 8 }, saved: ['price'] });
  });

  it('goes on top of theirs where only they changed a field, and asks where both did', () => {
    const theirs = { ...row(1), price: 99_000, name: 'Trà của họ' };
    expect(rebased(edited({ stock: 3 }), theirs, check)).toMatchObject({
      edits: { stock: 3 },
      conflicts: [],
    });
    const both = rebased(edited({ stock: 3, price: 500 }), theirs, check);
    expect(both).toMatchObject({ conflicts: ['price'], edits: { stock: 3, price: 500 } });
    expect(isBlocked(both)).toBe(true);
    expect(rebased(edited({ price: 99_000 }), theirs, check)).toMatchObject({ edits: {}, conflicts: [] });
  });
});
