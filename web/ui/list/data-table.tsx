import type { ReactNode } from 'react';
import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { phone, useMediaQuery } from '../hooks/use-media-query.ts';
import { inSight } from './column.ts';
import { faceOn } from './list-settings.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import type { DataTableProps, RowTableProps } from './table-props.ts';

export type { DataTableProps, Sort } from './table-props.ts';

const waiting = (
  <Loading className="space-y-3 p-4">
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="h-11" />
    ))}
  </Loading>
);

type Rows = RowTableProps<unknown>;
// The row type is erased here: only the caller knows it, and nothing in this file reads a row.
const Table = lazyPiece<Rows>(async () => (await import('./long-rows.tsx')).LongTable<unknown>, { waiting });
const Cards = lazyPiece<Rows>(async () => (await import('./long-rows.tsx')).LongCards<unknown>, { waiting });
type OfRows = <Row>(props: RowTableProps<Row>) => ReactNode;

/** Fetches the code that renders only visible rows with the first table of hundreds of rows. */
const [LongTable, LongCards] = [Table as OfRows, Cards as OfRows];

/** Row count from which only the visible rows are rendered. */
export const longFrom = 200;

/** Shows rows as a table or as cards. The server sorts; the caller stores columns and selection. */
export function DataTable<Row>({ columns, hidden = [], order, face, ...rest }: DataTableProps<Row>) {
  const asCards = faceOn(useMediaQuery(phone), face) === 'cards';
  const props = { ...rest, columns: inSight(columns, hidden, order) };
  if (rest.rows.length <= longFrom) return asCards ? <RowCards {...props} /> : <RowTable {...props} />;
  return asCards ? <LongCards {...props} /> : <LongTable {...props} />;
}
