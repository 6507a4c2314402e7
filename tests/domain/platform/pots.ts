import * as z from 'zod';
import { memoryTable } from '#tests/support/memory-table.ts';

/** A record with nothing of the shop in it: what `versioned` does is shown with pots on shelves. */
export const Pot = z.object({
  id: z.string(),
  label: z.string(),
  shelf: z.string().nullable(),
  likes: z.int(),
  version: z.int(),
});
export type Pot = z.infer<typeof Pot>;

export const potKey = (id: string) => ({ pk: `POT#${id}`, sk: 'POT' });

export const potKind = {
  entity: 'pot',
  schema: Pot,
  key: ({ id }: { id: string }) => potKey(id),
  version: 'version',
  stale: 'pot-moved',
  places: ({ shelf, id }: Pot): Record<string, string> => (shelf ? { gsi1pk: shelf, gsi1sk: id } : {}),
} as const;

export const pot: Pot = { id: 'p1', label: 'Bát Tràng', shelf: 'top', likes: 3, version: 1 };

/** A table with one pot in it, and a look at its row. */
export function potTable(item: Parameters<ReturnType<typeof memoryTable>['put']>[0][number]) {
  const { table, rows, put } = memoryTable();
  put([item]);
  const look = () => rows().find(({ entity }) => entity === 'pot');
  return { table, rows, look };
}
