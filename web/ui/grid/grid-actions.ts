import { clearedChanges, filledChanges, filledDownChanges, pastedChanges } from './block-changes.ts';
import { columnsOf, rowsOf, type Cell } from './cell-range.ts';
import { copiedText, readCell } from './cell-text.ts';
import { parseBlock, toHtml, toTsv } from './clipboard-block.ts';
import { isEditable, isNumeric, type AnyColumn } from './grid-column.ts';
import { problemsOf, type GridStore, type Step } from './grid-store.ts';
import { valueIn, valuesOf } from './row-edits.ts';

/** Result of an action on many cells, announced to screen readers. */
export type GridNotice =
  | { said: 'pasted'; count: number; unread: number; cutOff: boolean }
  | { said: 'filled' | 'cleared' | 'copied' | 'readOnly'; count: number };

type Options = {
  store: GridStore;
  columns: () => readonly AnyColumn[];
  tell: (told: GridNotice) => void;
};

/** Creates the actions that keys, pointer, clipboard and buttons run on a grid. */
export function createGridActions({ store, columns, tell }: Options) {
  /** The text being typed into the active cell; undefined before the first letter. */
  let draft: string | undefined;
  const activeColumn = () => columns()[store.view().active.column];
  const goTo = (cell: Cell, extend = false) => store.goTo(cell, columns().length, extend);

  const setCell = (id: string, column: AnyColumn, text: string) =>
    store.change([{ id, name: column.name, value: readCell(column, text) }]);
  const commit = () => {
    const typed = draft;
    draft = undefined;
    const { mode, active } = store.view();
    if (mode === 'waiting') return;
    const [id, column] = [store.idAt(active.row), activeColumn()];
    if (typed !== undefined && id !== undefined && column) setCell(id, column, typed);
    store.look({ mode: 'waiting' });
  };
  const goToStep = (step: Step | undefined) => {
    const first = step?.[0];
    if (!first) return;
    const row = store.ids().indexOf(first.id);
    const column = columns().findIndex(({ name }) => name === first.name);
    if (row >= 0 && column >= 0) goTo({ row, column });
  };
  const copied = () => {
    const chosen = store.chosen();
    return rowsOf(chosen).flatMap((row) => {
      const state = store.state(store.idAt(row) ?? '');
      if (!state) return [];
      const values = valuesOf(state);
      return [
        columnsOf(chosen).flatMap((place) => {
          const column = columns()[place];
          return column ? [copiedText(column, valueIn(state, column.name), values)] : [];
        }),
      ];
    });
  };
  const clear = () =>
    tell({ said: 'cleared', count: store.change(clearedChanges(store, columns(), store.chosen())) });
  const copy = (data: DataTransfer) => {
    const cells = copied();
    const { left } = store.chosen();
    data.setData('text/plain', toTsv(cells));
    data.setData(
      'text/html',
      toHtml(cells, (place) => {
        const column = columns()[left + place];
        return column !== undefined && !isNumeric(column);
      }),
    );
    tell({ said: 'copied', count: cells.length * (cells[0]?.length ?? 0) });
  };

  return {
    goTo,
    setCell,
    commit,
    type: (text: string) => {
      draft = text;
      if (store.view().mode === 'waiting') store.look({ mode: 'typed', focus: store.view().active });
    },
    edit: () => {
      const column = activeColumn();
      if (column && isEditable(column)) store.look({ mode: 'edit', focus: store.view().active });
    },
    cancel: () => {
      draft = undefined;
      const { mode, active } = store.view();
      store.look(mode === 'waiting' ? { focus: active } : { mode: 'waiting' });
    },
    clear,
    copy,
    cut: (data: DataTransfer) => {
      copy(data);
      clear();
    },
    paste: (text: string) => {
      const { values, unread, cutOff } = pastedChanges(store, columns(), parseBlock(text), store.chosen());
      store.change(values);
      tell({ said: 'pasted', count: values.length, unread, cutOff });
    },
    fillDown: () =>
      tell({ said: 'filled', count: store.change(filledDownChanges(store, columns(), store.chosen())) }),
    fillTo: (to: number) => {
      const chosen = store.chosen();
      tell({ said: 'filled', count: store.change(filledChanges(store, columns(), chosen, to)) });
      store.look({ fillTo: undefined, focus: { row: Math.max(to, chosen.bottom), column: chosen.right } });
    },
    undo: () => goToStep(store.undo()),
    redo: () => goToStep(store.redo()),
    giveAllBack: () =>
      store.change(
        store
          .edited()
          .flatMap(({ id, state }) =>
            Object.keys(state.edits).map((name) => ({ id, name, value: state.base[name] })),
          ),
      ),
    /** Resolves a conflict: keeps what somebody else saved, or what was typed here. */
    decide: (id: string, name: string, side: 'theirs' | 'mine') => {
      const state = store.state(id);
      if (!state) return;
      if (side === 'theirs') store.change([{ id, name, value: state.base[name] }]);
      else
        store.update([
          { id, to: (old) => ({ ...old, conflicts: old.conflicts.filter((other) => other !== name) }) },
        ]);
    },
    /** Reports that the user types into a read-only column. */
    refuseTyping: () => tell({ said: 'readOnly', count: 1 }),
    /** Goes to the next cell with a problem, after the active one and wrapping around. */
    goToProblem: () => {
      const { active } = store.view();
      const all = store.ids().flatMap((id, row) => {
        const state = store.state(id);
        if (!state) return [];
        return problemsOf(state)
          .map((name) => ({
            row,
            column: Math.max(
              0,
              columns().findIndex((column) => column.name === name),
            ),
          }))
          .toSorted((one, other) => one.column - other.column);
      });
      const next = all.find(
        ({ row, column }) => row > active.row || (row === active.row && column > active.column),
      );
      const found = next ?? all[0];
      if (found) goTo(found);
    },
  };
}

export type GridActions = ReturnType<typeof createGridActions>;
