import { createContext, use, useSyncExternalStore } from 'react';
import type { AnyColumn } from './grid-column.ts';
import type { GridActions } from './grid-actions.ts';
import { placeKey, type GridStore, type RowPlace } from './grid-store.ts';
import type { RowState } from './row-edits.ts';

/** Context shared by all parts of one grid; only the columns change while it is mounted. */
export type Grid = {
  store: GridStore;
  actions: GridActions;
  columns: readonly AnyColumn[];
  nameOf: (row: Readonly<Record<string, unknown>>) => string;
  save: () => void;
};

export const GridContext = createContext<Grid | undefined>(undefined);

export function useGrid(): Grid {
  const grid = use(GridContext);
  if (!grid) throw new Error('A part of a grid stands outside of it');
  return grid;
}

/** Subscribes to a row; re-renders when it changes. */
export function useRow(id: string | undefined): RowState | undefined {
  const { store } = useGrid();
  return useSyncExternalStore(store.subscribe, () => (id === undefined ? undefined : store.state(id)));
}

/** Subscribes to the part of the user's place that a row shows. */
export function useRowPlace(row: number): RowPlace | undefined {
  const { store } = useGrid();
  const key = useSyncExternalStore(store.subscribe, () => placeKey(store.view(), row));
  return key === undefined ? undefined : (JSON.parse(key) as RowPlace);
}
