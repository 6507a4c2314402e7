type Common<Row> = {
  /** Name of the field in the row and in the request body. */
  name: keyof Row & string;
  label: string;
  /** Width in pixels; by default the width of its kind. */
  width?: number;
  /** True for the first column, which names the row and stays visible while the others scroll sideways. */
  main?: boolean;
};

export type GridColumn<Row> = Common<Row> &
  (
    | { kind: 'text' | 'number' }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    | { kind: 'read'; numeric?: boolean; show?: (row: Row) => string }
  );

/** A row as the grid handles it: fields by name. */
export type Cells = Readonly<Record<string, unknown>>;
/** A column whose row type is unknown. */
export type AnyColumn = GridColumn<Cells>;

/** Row height in pixels. All rows are equal, so a thousand of them need no measuring. */
export const rowHeight = 36;

const usualWidth = { text: 200, number: 104, choice: 160, read: 128 };

export const widthOf = ({ width, kind, main }: AnyColumn): number => width ?? (main ? 260 : usualWidth[kind]);

export const isNumeric = (column: AnyColumn): boolean =>
  column.kind === 'number' || (column.kind === 'read' && column.numeric === true);

export const isEditable = ({ kind }: AnyColumn): boolean => kind !== 'read';
