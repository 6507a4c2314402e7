/** Value of a cell before and after a change. Cells changed together (a paste, a fill) form one step. */
export type CellChange = { id: string; name: string; before: unknown; after: unknown };
export type Step = readonly CellChange[];
export type UndoStack = { done: readonly Step[]; undone: readonly Step[] };

export const nothingDone: UndoStack = { done: [], undone: [] };
const most = 200;

/** Adds a step; a new change after an undo discards the steps that could be redone. */
export const withStep = ({ done }: UndoStack, step: Step): UndoStack => ({
  done: [...done.slice(-(most - 1)), step],
  undone: [],
});

export function stepBack({ done, undone }: UndoStack): { step: Step; stack: UndoStack } | undefined {
  const step = done.at(-1);
  return step && { step, stack: { done: done.slice(0, -1), undone: [...undone, step] } };
}

export function stepAgain({ done, undone }: UndoStack): { step: Step; stack: UndoStack } | undefined {
  const step = undone.at(-1);
  return step && { step, stack: { done: [...done, step], undone: undone.slice(0, -1) } };
}
