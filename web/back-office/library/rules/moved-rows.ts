/** Returns the rows with one at another place; outside of the list nothing moves. */
export function movedRows<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  const others = rows.filter((_, place) => place !== from);
  return [...others.slice(0, to), row, ...others.slice(to)];
}
