import { expect, onTestFinished } from 'vitest';
import * as z from 'zod';
import { LedgerLine, noCounts } from '#shared/inventory/stock-movement.ts';
import { checkLedger } from '#functions/domain/inventory/stock/check-ledger.ts';
import { inventoryKeys } from '#functions/domain/inventory/stock/inventory-keys.ts';
import { inventoryView } from '#functions/domain/inventory/stock/inventory-view.ts';
import { shelfId, StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { openTestView } from '../support/open-view.ts';

type Books = { context: Context; rows: () => Record<string, unknown>[] };

const Shelf = StoredShelf.omit({ productId: true }).extend({ pk: z.string() });

const shelvesIn = (rows: Books['rows']): StoredShelf[] =>
  rows()
    .filter(({ entity }) => entity === 'stock')
    .map((row) => {
      const { pk, ...shelf } = Shelf.parse(row);
      return { ...shelf, productId: pk.slice('PRODUCT#'.length) };
    });

const countsOf = ({ onHand, reserved, onOrder, cost }: StoredShelf) => ({ onHand, reserved, onOrder, cost });

/** What staff's list of shelves shows, caught up with the table. */
async function listed({ context }: Books) {
  const view = await openTestView(inventoryView, { table: context.table, freshMilliseconds: 0 });
  onTestFinished(() => view.close());
  await view.refresh();
  const { rows } = await view.ask.list({
    where: [],
    sort: { by: 'name', descending: false },
    take: 500,
    skip: 0,
    counted: false,
  });
  return rows;
}

/** Each shelf counts what the last line of its ledger says, staff's list shows just that, and nothing is negative. */
export async function expectBooksAgree(books: Books): Promise<void> {
  const { context, rows } = books;
  const shelves = shelvesIn(rows);
  const shown = new Map((await listed(books)).map((row) => [row.id, row]));
  expect([...shown.keys()].toSorted()).toEqual(shelves.map(shelfId).toSorted());
  for (const shelf of shelves) {
    const counts = countsOf(shelf);
    expect(Math.min(...Object.values(counts), shelf.onHand - shelf.reserved)).toBeGreaterThanOrEqual(0);
    expect(shown.get(shelfId(shelf))).toMatchObject({ ...counts, available: shelf.onHand - shelf.reserved });
    const { items: lines } = await context.table.query(
      { pk: inventoryKeys.ledger(shelf), limit: 200 },
      LedgerLine,
    );
    for (const [place, line] of lines.entries())
      expect(line.before).toEqual(lines[place - 1]?.after ?? noCounts);
    if ((shelf.moves ?? 0) > 0) expect(lines.at(-1)?.after).toEqual(counts);
  }
  expect(await checkLedger(context, Date.now() + 60_000)).toEqual([]);
}
