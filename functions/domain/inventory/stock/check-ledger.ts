import * as z from 'zod';
import { idsSince, instantOfId } from '#shared/values/ids.ts';
import { shelfFeed, shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { put, remove } from '#functions/platform/table/table-operations.ts';
import { feedPartition } from '#functions/platform/views/view-feed.ts';
import { compareShelf, LedgerDifference } from './compare-ledger.ts';
import { inventoryKeys } from './inventory-keys.ts';

/** Progress of the ledger check: shelves changed before `since`, and where a run was interrupted. */
const CheckState = z.object({
  since: z.string(),
  began: z.string().nullable(),
  shard: z.int(),
  after: z.string().nullable(),
  compared: z.int(),
  checkedAt: z.string().nullable(),
});
export type CheckState = z.infer<typeof CheckState>;

const never: CheckState = {
  since: new Date(0).toISOString(),
  began: null,
  shard: 0,
  after: null,
  compared: 0,
  checkedAt: null,
};

/** Time for movements to reach the ledger: a failed message is redelivered for some minutes. */
const settleMilliseconds = 15 * 60_000;

export const readCheck = async ({ table }: TableContext): Promise<CheckState> =>
  (await table.get(inventoryKeys.check, CheckState)) ?? never;

const maxListed = 100;

export const listDifferences = async ({ table }: TableContext): Promise<LedgerDifference[]> =>
  (
    await table.list(
      { pk: inventoryKeys.differences, startsWith: 'SHELF#', limit: maxListed },
      LedgerDifference,
    )
  ).items;

const ChangedShelf = z.looseObject({
  changeId: z.string(),
  productId: z.string().optional(),
  variantId: z.string().optional(),
  warehouseId: z.string().optional(),
});

const shelvesAtOnce = 50;

/** Compares one shelf, and stores its difference or deletes the stored one. */
async function compareOne(
  { table, now }: Context,
  shelf: { productId: string; variantId: string; warehouseId: string },
  since: string,
  knows: boolean,
): Promise<void> {
  const settledBefore = new Date(now().getTime() - settleMilliseconds).toISOString();
  const found = await compareShelf(table, shelf, { since, settledBefore });
  const key = inventoryKeys.difference(shelfId(shelf));
  if (found)
    await table.write([put({ ...key, entity: 'stock-difference', ...found, foundAt: now().toISOString() })]);
  else if (knows) await table.write([remove(key)]);
}

/**
 * Compares the ledger of every shelf that moved since the last run with the shelf's counts, page by page; a run
 * that is out of time is continued by the next. Earlier differences are checked again first, since late ledger
 * lines may have come. Returns the differences.
 */
export async function checkLedger(context: Context, until: number): Promise<LedgerDifference[]> {
  const { table, now } = context;
  const before = await readCheck(context);
  const state = {
    ...before,
    began: before.began ?? now().toISOString(),
    compared: before.began ? before.compared : 0,
  };
  const save = (changed: Partial<CheckState>) => {
    Object.assign(state, changed);
    return table.write([put({ ...inventoryKeys.check, entity: 'stock-check', ...state })]);
  };
  if (!before.began)
    for (const known of await listDifferences(context)) await compareOne(context, known, never.since, true);
  const settled = new Date(Date.parse(state.began) - settleMilliseconds).toISOString();
  const isLate = () => Date.now() >= until;
  for (let { shard } = state; shard < shelfFeed.shards; shard += 1) {
    const after = state.after ?? idsSince(Date.parse(state.since));
    const asked = { index: 'changes', pk: feedPartition(shelfFeed.name, shard), after } as const;
    let last = after;
    let cursor: string | undefined;
    do {
      const page = await table.query({ ...asked, limit: shelvesAtOnce, cursor }, ChangedShelf);
      for (const { productId, variantId, warehouseId } of page.items)
        if (productId && variantId && warehouseId)
          await compareOne(context, { productId, variantId, warehouseId }, state.since, false);
      last = page.items.at(-1)?.changeId ?? last;
      // Changes during the run belong to the next run, which starts at this run's beginning.
      cursor = instantOfId(last) > Date.parse(state.began) ? undefined : page.cursor;
      const at = cursor ? { shard, after: last } : { shard: shard + 1, after: null };
      await save({ ...at, compared: state.compared + page.items.length });
    } while (cursor && !isLate());
    if (cursor || (isLate() && shard + 1 < shelfFeed.shards)) return listDifferences(context);
  }
  await save({ ...never, since: settled, compared: state.compared, checkedAt: now().toISOString() });
  return listDifferences(context);
}
