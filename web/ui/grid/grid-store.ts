import { isSameValue } from '../../platform/forms/conflict.ts';
import { boundsOf, clamped, type Bounds, type Cell } from './cell-range.ts';
import { Unread } from './cell-text.ts';
import type { Cells } from './grid-column.ts';
import {
  isEdited,
  isBlocked,
  rebased,
  untouched,
  valueIn,
  withCell,
  type RowCheck,
  type RowState,
} from './row-edits.ts';

/** 'waiting': keys move. 'typed': text replaces the cell. 'edit': the caret is in the existing text. */
export type Mode = 'waiting' | 'typed' | 'edit';

export type View = {
  active: Cell;
  /** The opposite corner of the selection. */
  focus: Cell;
  mode: Mode;
  /** The row down to which the fill handle was dragged. */
  fillTo: number | undefined;
  /** True if the grid has the keyboard, so that the active cell may take the focus. */
  hasFocus: boolean;
};

/** Counts shown in the bar above the grid. */
export type Summary = { unsaved: number; wrong: number; ready: number; rows: number };

export type NewValue = { id: string; name: string; value: unknown };

/** Cells changed together (a paste, a fill) form one step, with the value of each before and after. */
export type Step = readonly { id: string; name: string; before: unknown; after: unknown }[];

const maxUndoSteps = 200;

/** Stores edited rows and the user's place outside React: a key press re-renders only its rows. */
export function createGridStore(check: RowCheck) {
  let ids: readonly string[] = [];
  let states: ReadonlyMap<string, RowState> = new Map();
  let view: View = {
    active: { row: 0, column: 0 },
    focus: { row: 0, column: 0 },
    mode: 'waiting',
    fillTo: undefined,
    hasFocus: false,
  };
  let done: Step[] = [];
  let undone: Step[] = [];
  let summary: Summary | undefined;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const put = (changed: Iterable<readonly [string, RowState]>) => {
    states = new Map([...states, ...changed]);
    summary = undefined;
    tell();
  };
  const write = (step: Step, side: 'before' | 'after') => {
    const changed = new Map<string, RowState>();
    for (const { id, name, [side]: value } of step) {
      const state = changed.get(id) ?? states.get(id);
      if (state) changed.set(id, withCell(state, name, value, check));
    }
    put(changed);
  };
  const travel = (from: Step[], to: Step[], side: 'before' | 'after'): Step | undefined => {
    const step = from.pop();
    if (!step) return undefined;
    to.push(step);
    write(step, side);
    return step;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ids: () => ids,
    idAt: (row: number): string | undefined => ids[row],
    state: (id: string): RowState | undefined => states.get(id),
    view: () => view,
    chosen: (): Bounds => boundsOf(view.active, view.focus),
    undoable: () => done.length > 0,
    redoable: () => undone.length > 0,
    summary: (): Summary => (summary ??= summed(states)),

    /** Takes the server's current rows and keeps unsaved changes on top. */
    take(rows: readonly (readonly [string, Cells])[]) {
      ids = rows.map(([id]) => id);
      states = new Map(
        rows.map(([id, row]) => {
          const known = states.get(id);
          if (!known) return [id, untouched(row)];
          return [id, isSameValue(known.base, row) ? known : rebased(known, row, check)];
        }),
      );
      summary = undefined;
      tell();
    },
    /** Changes cells as one undo step. Returns how many changed. */
    change(values: readonly NewValue[]): number {
      const step = values.flatMap(({ id, name, value }): Step => {
        const state = states.get(id);
        if (!state) return [];
        const before = valueIn(state, name);
        return sameText(before, value) ? [] : [{ id, name, before, after: value }];
      });
      if (step.length === 0) return 0;
      done = [...done.slice(1 - maxUndoSteps), step];
      // A new change after an undo discards the steps that could be redone.
      undone = [];
      write(step, 'after');
      return step.length;
    },
    undo: () => travel(done, undone, 'before'),
    redo: () => travel(undone, done, 'after'),
    /** Applies the server's answer to rows. */
    update: (changes: readonly { id: string; to: (state: RowState) => RowState }[]) =>
      put(
        changes.flatMap(({ id, to }) => {
          const state = states.get(id);
          return state ? [[id, to(state)] as const] : [];
        }),
      ),
    look(change: Partial<View>) {
      view = { ...view, ...change };
      tell();
    },
    goTo(cell: Cell, columns: number, extend = false) {
      const to = clamped(cell, { rows: ids.length, columns, page: 1 });
      view = { ...view, ...(extend ? {} : { active: to, mode: 'waiting' }), focus: to };
      tell();
    },
    edited: (): { id: string; state: RowState }[] =>
      ids.flatMap((id) => {
        const state = states.get(id);
        return state && isEdited(state) ? [{ id, state }] : [];
      }),
    check,
  };
}

export type GridStore = ReturnType<typeof createGridStore>;

/** Tells whether two values are equal; two unreadable texts are equal if their text is. */
const sameText = (one: unknown, other: unknown): boolean =>
  one instanceof Unread && other instanceof Unread ? one.text === other.text : isSameValue(one, other);

/** Returns the fields of a row with a problem. */
export const problemsOf = ({ edits, conflicts, wrong, refused }: RowState): string[] => [
  ...new Set([
    ...conflicts,
    ...Object.keys(edits).filter((name) => edits[name] instanceof Unread),
    ...Object.keys(wrong),
    ...Object.keys(refused),
  ]),
];

function summed(states: ReadonlyMap<string, RowState>): Summary {
  const sum = { unsaved: 0, wrong: 0, ready: 0, rows: 0 };
  for (const state of states.values()) {
    const edits = Object.keys(state.edits).length;
    sum.wrong += problemsOf(state).length;
    if (edits === 0) continue;
    sum.unsaved += edits;
    sum.rows += 1;
    if (!isBlocked(state)) sum.ready += edits;
  }
  return sum;
}

/** The part of the user's place that one row shows; the row re-renders only if it changes. */
export type RowPlace = {
  active: number;
  mode: Mode;
  from: number;
  to: number;
  handle: boolean;
  filled: boolean;
};

/** Returns the place within a row as text, which React can compare. */
export function placeKey({ active, focus, mode, fillTo }: View, row: number): string | undefined {
  const { top, bottom, left, right } = boundsOf(active, focus);
  const filled = fillTo !== undefined && row > bottom && row <= fillTo;
  if ((row < top || row > bottom) && !filled) return undefined;
  const isActive = active.row === row;
  const place: RowPlace = {
    active: isActive ? active.column : -1,
    mode: isActive ? mode : 'waiting',
    from: left,
    to: right,
    handle: row === bottom,
    filled,
  };
  return JSON.stringify(place);
}
