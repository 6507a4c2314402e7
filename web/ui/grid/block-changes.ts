import { columnsOf, filledFrom, rowsOf, type Bounds } from './cell-range.ts';
import { emptyValue, readCell, Unread } from './cell-text.ts';
import { isEditable, type AnyColumn } from './grid-column.ts';
import type { GridStore, NewValue } from './grid-store.ts';
import { valueIn } from './row-edits.ts';

/** Result of a paste beyond the changed cells. */
export type PasteResult = {
  values: NewValue[];
  unread: number;
  /** Rows and columns there was no room for. */ cutOff: boolean;
};

/** Applies a block. A single cell fills all selected cells; a block repeats where it fits evenly. */
export function pastedChanges(
  store: GridStore,
  columns: readonly AnyColumn[],
  block: readonly (readonly string[])[],
  chosen: Bounds,
): PasteResult {
  const height = block.length;
  const width = Math.max(0, ...block.map(({ length }) => length));
  if (height === 0 || width === 0) return { values: [], unread: 0, cutOff: false };
  const repeat = (chosenCount: number, count: number) => (chosenCount % count === 0 ? chosenCount : count);
  const rows = repeat(chosen.bottom - chosen.top + 1, height);
  const across = repeat(chosen.right - chosen.left + 1, width);
  const fits = (count: number, from: number, all: number) => Math.min(count, all - from);
  const values: NewValue[] = [];
  for (let row = 0; row < fits(rows, chosen.top, store.ids().length); row += 1) {
    const id = store.idAt(chosen.top + row);
    for (let place = 0; place < fits(across, chosen.left, columns.length); place += 1) {
      const column = columns[chosen.left + place];
      const text = block[row % height]?.[place % width];
      if (id === undefined || !column || !isEditable(column) || text === undefined) continue;
      values.push({ id, name: column.name, value: readCell(column, text) });
    }
  }
  return {
    values,
    unread: values.filter(({ value }) => value instanceof Unread).length,
    cutOff: chosen.top + rows > store.ids().length || chosen.left + across > columns.length,
  };
}

export function clearedChanges(store: GridStore, columns: readonly AnyColumn[], chosen: Bounds): NewValue[] {
  return rowsOf(chosen).flatMap((row) =>
    columnsOf(chosen).flatMap((place) => {
      const [id, column] = [store.idAt(row), columns[place]];
      return id !== undefined && column && isEditable(column)
        ? [{ id, name: column.name, value: emptyValue(column) }]
        : [];
    }),
  );
}

/** Returns the changes that repeat the selected block down to a row. */
export function filledChanges(
  store: GridStore,
  columns: readonly AnyColumn[],
  source: Bounds,
  to: number,
): NewValue[] {
  return filledFrom(source, to).flatMap(({ row, from }) => {
    const [id, origin] = [store.idAt(row), store.state(store.idAt(from) ?? '')];
    if (id === undefined || !origin) return [];
    return columnsOf(source).flatMap((place) => {
      const column = columns[place];
      return column && isEditable(column)
        ? [{ id, name: column.name, value: valueIn(origin, column.name) }]
        : [];
    });
  });
}

/** Copies the first selected row into the others (Ctrl+D); a single selected row takes the row above. */
export function filledDownChanges(
  store: GridStore,
  columns: readonly AnyColumn[],
  chosen: Bounds,
): NewValue[] {
  const top = chosen.top === chosen.bottom ? chosen.top - 1 : chosen.top;
  return top < 0 ? [] : filledChanges(store, columns, { ...chosen, top, bottom: top }, chosen.bottom);
}
