/** A cell by row and column index, from 0. */
export type Cell = { row: number; column: number };
export type Bounds = { top: number; bottom: number; left: number; right: number };
export type GridSize = {
  rows: number;
  columns: number;
  /** Rows in sight: how far PageDown goes. */ page: number;
};

/** Returns the block between two corners, in any order. */
export const boundsOf = (one: Cell, other: Cell): Bounds => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

export const clamped = ({ row, column }: Cell, { rows, columns }: GridSize): Cell => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** Returns the cell a key moves to, with Ctrl to the edge; undefined for keys that do not move. */
export function movedBy(key: string, ctrl: boolean, { row, column }: Cell, size: GridSize): Cell | undefined {
  const far = ctrl ? Infinity : 1;
  const to: Record<string, Cell> = {
    ArrowUp: { row: row - far, column },
    ArrowDown: { row: row + far, column },
    ArrowLeft: { row, column: column - far },
    ArrowRight: { row, column: column + far },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
    Home: { row: ctrl ? 0 : row, column: 0 },
    End: { row: ctrl ? size.rows - 1 : row, column: size.columns - 1 },
  };
  const cell = Object.hasOwn(to, key) ? to[key] : undefined;
  return cell && clamped(cell, size);
}

export const rowsOf = ({ top, bottom }: Bounds): number[] =>
  Array.from({ length: bottom - top + 1 }, (_, index) => top + index);

export const columnsOf = ({ left, right }: Bounds): number[] =>
  Array.from({ length: right - left + 1 }, (_, index) => left + index);

/** Returns the source row of each row below a block when the block is filled down repeatedly. */
export const filledFrom = ({ top, bottom }: Bounds, to: number): { row: number; from: number }[] =>
  Array.from({ length: Math.max(0, to - bottom) }, (_, index) => ({
    row: bottom + 1 + index,
    from: top + (index % (bottom - top + 1)),
  }));
