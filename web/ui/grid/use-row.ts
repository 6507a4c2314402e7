import { useSyncExternalStore } from 'react';
import { useGrid } from './grid-context.ts';
import { placeKey, placeIn, type RowPlace, type Summary } from './grid-store.ts';
import type { RowState } from './row-edits.ts';

/** Subscribes to a row; re-renders when it changes. */
export function useRow(id: string): RowState | undefined {
  const { store } = useGrid();
  return useSyncExternalStore(store.subscribe, () => store.state(id));
}

/** Subscribes to the part of the user's place that a row shows. */
export function useRowPlace(row: number): RowPlace | undefined {
  const { store } = useGrid();
  return placeIn(useSyncExternalStore(store.subscribe, () => placeKey(store.view(), row)));
}

export function useSummary(): Summary {
  const { store } = useGrid();
  return useSyncExternalStore(store.subscribe, store.summary);
}
