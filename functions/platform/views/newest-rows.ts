import type { Condition, ViewRows } from './list-plan.ts';

type Newest<Name extends string> = { by: Name; take: number; where?: readonly Condition<Name>[] };

/** Reads the newest rows of a view, the highest in one column. The others are not counted. */
export async function newestRows<Name extends string, Row>(
  rows: Pick<ViewRows<Name, Row>, 'list'>,
  { by, take, where = [] }: Newest<NoInfer<Name>>,
): Promise<Row[]> {
  return (await rows.list({ where, sort: { by, descending: true }, take, counted: false })).rows;
}
