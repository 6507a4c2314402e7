import { phone, useMediaQuery } from '../hooks/use-media-query.ts';
import { inSight } from './column.ts';
import { faceOn } from './kept-lists.ts';
import { LongCards, LongTable } from './lazy-long-rows.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import type { DataTableProps } from './table-props.ts';

export type { DataTableProps, Sort } from './table-props.ts';

/** Row count from which only the visible rows are rendered. */
export const longFrom = 200;

/** Shows rows as a table or as cards. The server sorts; the caller stores columns and selection. */
export function DataTable<Row>({ columns, hidden = [], order, face, ...rest }: DataTableProps<Row>) {
  const asCards = faceOn(useMediaQuery(phone), face) === 'cards';
  const props = { ...rest, columns: inSight(columns, hidden, order) };
  if (rest.rows.length <= longFrom) return asCards ? <RowCards {...props} /> : <RowTable {...props} />;
  return asCards ? <LongCards {...props} /> : <LongTable {...props} />;
}
