/** Selected rows of any page by id; rows of pages that were never loaded have only their id. */
export type Selection<Row> = ReadonlyMap<string, Row | undefined>;

type IdOf<Row> = (row: Row) => string;

export function withRow<Row>(
  selection: Selection<Row>,
  row: Row,
  idOf: IdOf<Row>,
  wanted: boolean,
): Selection<Row> {
  const changed = new Map<string, Row | undefined>(selection);
  if (wanted) changed.set(idOf(row), row);
  else changed.delete(idOf(row));
  return changed;
}

/** Selects all rows of a page or none; the selection on other pages is unchanged. */
export const withAll = <Row>(
  selection: Selection<Row>,
  rows: readonly Row[],
  idOf: IdOf<Row>,
  wanted: boolean,
): Selection<Row> =>
  rows.reduce<Selection<Row>>((changed, row) => withRow(changed, row, idOf, wanted), selection);

export function isAllSelected<Row>(
  selection: Selection<Row>,
  rows: readonly Row[],
  idOf: IdOf<Row>,
): boolean | 'indeterminate' {
  const chosen = rows.filter((row) => selection.has(idOf(row))).length;
  if (chosen === 0) return false;
  return chosen === rows.length || 'indeterminate';
}
