import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import type { RowTableProps } from './table-props.ts';

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
type OfRows = <Row>(props: RowTableProps<Row>) => React.ReactNode;

/** Fetches the code that renders only visible rows with the first table of hundreds of rows. */
export const [LongTable, LongCards] = [Table as OfRows, Cards as OfRows];
