import { remembered } from '../../platform/memory/remembered.ts';

export type ColumnLayout = { order: readonly string[]; hidden: readonly string[] };
export type Face = 'cards' | 'table';

/** Phones show cards, because they have no room for columns, unless the reader chose the table. */
export const faceOn = (phone: boolean, face: Face | undefined): Face => face ?? (phone ? 'cards' : 'table');

/** Settings of a list that the browser stores. */
export type ListSettings = {
  /** Column layouts by view; '' holds the layout without a view. */
  columns?: Record<string, ColumnLayout>;
  face?: Face;
  /** Rows per page. */
  size?: number;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : []);
const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

function understood(kept: unknown): ListSettings {
  const { columns, face, size } = isObject(kept) ? kept : {};
  const layouts = entriesOf(columns).map(([view, layout]) => {
    const { order, hidden } = isObject(layout) ? layout : {};
    return [view, { order: names(order), hidden: names(hidden) }] as const;
  });
  return {
    columns: Object.fromEntries(layouts),
    ...((face === 'cards' || face === 'table') && { face }),
    ...(typeof size === 'number' && { size }),
  };
}

/** The reader's stored list settings by list name: columns, cards or table, rows per page. */
export const listSettings = remembered('cholang-lists', (kept): Record<string, ListSettings> =>
  Object.fromEntries(entriesOf(kept).map(([list, of]) => [list, understood(of)])),
);

export function keepList(name: string, change: ListSettings): void {
  const all = listSettings.read();
  listSettings.keep({ ...all, [name]: { ...all[name], ...change } });
}

/** Stores a column layout; without one it restores that of the list or its view. */
export function keepLayout(name: string, view: string, layout: ColumnLayout | undefined): void {
  const { [view]: _, ...others } = listSettings.read()[name]?.columns ?? {};
  keepList(name, { columns: layout ? { ...others, [view]: layout } : others });
}
