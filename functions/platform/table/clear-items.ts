import * as z from 'zod';
import type { Query, Table } from './table.ts';
import { type Operation, remove } from './table-operations.ts';

const Place = z.looseObject({ pk: z.string(), sk: z.string() });
const pageOfItems = 50;

/** Deletes all items that a query finds, one by one; `also` adds writes to each deletion. It is idempotent. */
export async function clearItems(
  table: Table,
  asked: Query,
  also: (item: z.output<typeof Place>) => Operation[] = () => [],
): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...asked, limit: pageOfItems, cursor }, Place);
    for (const item of page.items) await table.write([remove(item), ...also(item)]);
    ({ cursor } = page);
  } while (cursor);
}
