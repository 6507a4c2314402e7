import * as z from 'zod';
import type { ListSlice } from './list-plan.ts';

const Count = z.object({ total: z.int() });
const ListedRow = z.object({
  id: z.string(),
  value: z.union([z.string(), z.number(), z.null()]),
  row: z.string(),
});

/** Parses a page from an engine; the rows were serialized by the view's own row schema, so the cast is safe. */
export function sliceOf<Row>(rows: readonly unknown[], total: number): ListSlice<Row> {
  const found = rows.map((row) => ListedRow.parse(row));
  return {
    total,
    places: found.map(({ id, value }) => ({ id, value })),
    rows: found.map(({ row }) => JSON.parse(row) as Row),
  };
}

export const totalOf = (row: unknown): number => Count.parse(row).total;
