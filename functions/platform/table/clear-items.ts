import * as z from 'zod';
import type { Query, Table } from './table.ts';
import { type Operation, remove } from './table-operations.ts';

const Place = z.looseObject({ pk: z.string(), sk: z.string() });
const pageOfItems = 50;

/** Takes away everything that lies there, item by item; `also` goes with each. Done twice, there is nothing left to do. */
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
