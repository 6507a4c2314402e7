import type { KeyboardEvent } from 'react';
import { movedBy } from './cell-range.ts';
import type { AnyColumn } from './grid-column.ts';
import type { GridActions } from './grid-actions.ts';
import type { GridStore } from './grid-store.ts';

type Grid = {
  store: GridStore;
  actions: GridActions;
  columns: () => readonly AnyColumn[];
  page: () => number;
  save: () => void;
};

/** Handles keys as in the ARIA grid pattern and in spreadsheets. */
export function onGridKey(event: KeyboardEvent, grid: Grid): void {
  // During composition (Telex: 'dd' becomes 'đ') keys belong to the input method.
  if (event.nativeEvent.isComposing || event.key === 'Process') return;
  const done = grid.store.view().mode === 'waiting' ? whileWaiting(event, grid) : whileTyping(event, grid);
  if (done) event.preventDefault();
}

/** Returns whether the key was handled. */
function whileWaiting(event: KeyboardEvent, { store, actions, columns, page, save }: Grid): boolean {
  const { key, shiftKey, altKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const { active, focus } = store.view();
  if (ctrl && !altKey) {
    const shortcut = shortcutOf(key.toLowerCase(), shiftKey, { store, actions, columns, save });
    if (shortcut) return (shortcut(), true);
  }
  if (altKey) return false;
  const size = { rows: store.ids().length, columns: columns().length, page: page() };
  const to = movedBy(key, ctrl, shiftKey ? focus : active, size);
  if (to) return (actions.goTo(to, shiftKey), true);
  if (key === 'Delete' || key === 'Backspace') return (actions.clear(), true);
  if (key === 'Escape') return (actions.cancel(), true);
  if (key === 'F2') return (beginEdit(event, actions), true);
  // A select handles the remaining keys itself.
  if (key === 'Enter' && kindOf(event) === 'text') return (actions.edit(), true);
  if (key === 'Enter' && kindOf(event) === 'choice') return (openChoices(event.target), true);
  if (key.length === 1 && !ctrl && columns()[active.column]?.kind === 'read')
    return (actions.refuseTyping(), true);
  return false;
}

function shortcutOf(
  key: string,
  shift: boolean,
  { store, actions, columns, save }: Omit<Grid, 'page'>,
): (() => void) | undefined {
  if (key === 'z') return shift ? actions.redo : actions.undo;
  if (shift) return undefined;
  const shortcuts: Record<string, () => void> = {
    y: actions.redo,
    d: actions.fillDown,
    s: save,
    a: () =>
      store.look({
        active: { row: 0, column: 0 },
        focus: { row: store.ids().length - 1, column: columns().length - 1 },
      }),
  };
  return Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
}

function whileTyping(event: KeyboardEvent, { store, actions, columns, page, save }: Grid): boolean {
  const { key, shiftKey, altKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const { active, mode } = store.view();
  if (key === 'Escape') return (actions.cancel(), true);
  if (ctrl && key.toLowerCase() === 's') return (actions.commit(), save(), true);
  const size = { rows: store.ids().length, columns: columns().length, page: page() };
  const leave = (direction: string) => {
    actions.commit();
    const to = movedBy(direction, false, active, size);
    if (to) actions.goTo(to);
    return true;
  };
  if (key === 'Enter' && !altKey && !ctrl) return leave(shiftKey ? 'ArrowUp' : 'ArrowDown');
  if (key === 'Tab') {
    const edge = shiftKey ? 0 : columns().length - 1;
    // At the edge, Tab leaves the grid as usual.
    if (active.column === edge) return (actions.commit(), false);
    return leave(shiftKey ? 'ArrowLeft' : 'ArrowRight');
  }
  const moves = mode === 'typed' ? /^Arrow/ : /^Arrow(?:Up|Down)$/;
  if (moves.test(key) && !ctrl && !shiftKey) return leave(key);
  return false;
}

const kindOf = ({ target }: KeyboardEvent): string | undefined =>
  target instanceof HTMLElement ? target.dataset['editor'] : undefined;

function beginEdit(event: KeyboardEvent, actions: GridActions): void {
  if (kindOf(event) === 'choice') openChoices(event.target);
  else if (kindOf(event) === 'text') actions.edit();
}

function openChoices(target: EventTarget): void {
  // Browsers open a list only after a user's key press and throw otherwise.
  if (target instanceof HTMLSelectElement) target.showPicker();
}
