import { useEffect, useEffectEvent, type RefObject } from 'react';
import { remembered } from '../../platform/memory/remembered.ts';

/** Single-letter shortcuts can be switched off: voice control and accidental key presses trigger them. */
export const listKeys = remembered('cholang-list-keys', (kept) => (kept === 'off' ? 'off' : 'on'));

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]';
/** Returns the element that opens a row, else the checkbox that selects it. */
const handleOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('a[href], button:not([role=checkbox])') ??
  row?.querySelector<HTMLElement>('[role=checkbox]');

const rowsIn = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-rows] tbody > tr, [data-rows] ul > li')].filter(handleOf);

/**
 * Handles the keyboard in a list: J and K, and the arrows once a row has the focus, move between rows; X
 * selects the row; Enter opens the focused element natively; / goes to the search box.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    if (!list.current || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest(typing) || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]'))
      return;
    const rows = rowsIn(list.current);
    const at = rows.findIndex((row) => row.contains(target));
    if (event.key.startsWith('Arrow') ? at < 0 : listKeys.read() === 'off') return;
    const acts: Partial<Record<string, () => void>> = {
      j: () => handleOf(rows[Math.min(at + 1, rows.length - 1)])?.focus(),
      k: () => handleOf(rows[Math.max(at - 1, 0)])?.focus(),
      x: () => rows[at]?.querySelector<HTMLElement>('[role=checkbox]')?.click(),
      '/': () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    };
    const act = acts[{ ArrowDown: 'j', ArrowUp: 'k' }[event.key] ?? event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
