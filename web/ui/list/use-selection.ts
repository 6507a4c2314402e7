import { useState } from 'react';
import { readSession } from '../../platform/api/stored-session.ts';
import type { Selection } from './selection.ts';

/** Selections by user and list, kept while the app is open, so that Back restores them. */
const left = new Map<string, Selection<unknown>>();

/** Returns the selection of a list across its pages; it is restored when the reader returns. */
export function useSelection<Row>(name: string): [Selection<Row>, (selection: Selection<Row>) => void] {
  const key = `${readSession()?.username ?? ''}/${name}`;
  // The cast is safe: a name stands for one list, and a list has one row type.
  const [selection, setSelection] = useState(() => (left.get(key) ?? new Map()) as Selection<Row>);
  const keep = (changed: Selection<Row>) => {
    left.set(key, changed);
    setSelection(changed);
  };
  return [selection, keep];
}
