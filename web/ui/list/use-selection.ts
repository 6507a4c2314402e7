import { useState } from 'react';
import { readSession } from '../../platform/api/stored-session.ts';
import type { Selection } from './selection.ts';

/** By its reader and the list's name, for as long as the app is open: Back finds what was chosen, as it finds filters in the address. */
const left = new Map<string, Selection<unknown>>();

/** What was chosen of a list: on all its pages, and when it is come back to. */
export function useSelection<Row>(name: string): [Selection<Row>, (selection: Selection<Row>) => void] {
  const key = `${readSession()?.username ?? ''}/${name}`;
  // One name is one list, and a list has one kind of rows.
  const [selection, setSelection] = useState(() => (left.get(key) ?? new Map()) as Selection<Row>);
  const keep = (changed: Selection<Row>) => {
    left.set(key, changed);
    setSelection(changed);
  };
  return [selection, keep];
}
