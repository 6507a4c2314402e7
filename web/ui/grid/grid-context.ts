import { createContext, use } from 'react';
import type { SwitchWords } from './cell-text.ts';
import type { AnyColumn } from './grid-column.ts';
import type { GridActions } from './grid-actions.ts';
import type { GridStore } from './grid-store.ts';

/** What every part of one grid shares; none of it changes while the grid is there but columns and words. */
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
