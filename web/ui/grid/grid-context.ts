import { createContext, use } from 'react';
import type { SwitchWords } from './cell-text.ts';
import type { AnyColumn } from './grid-column.ts';
import type { GridActions } from './grid-actions.ts';
import type { GridStore } from './grid-store.ts';

/** Context shared by all parts of one grid; only columns and words change while it is mounted. */
export type Grid = {
  store: GridStore;
  actions: GridActions;
  columns: readonly AnyColumn[];
  words: SwitchWords;
  nameOf: (row: Readonly<Record<string, unknown>>) => string;
  save: () => void;
};

export const GridContext = createContext<Grid | undefined>(undefined);

export function useGrid(): Grid {
  const grid = use(GridContext);
  if (!grid) throw new Error('A part of a grid stands outside of it');
  return grid;
}
