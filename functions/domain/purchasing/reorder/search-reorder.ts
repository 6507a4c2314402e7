import {
  type listReorderIds as idsContract,
  type ReorderRow,
  searchReorder as contract,
} from '#shared/purchasing/reorder.contract.ts';
import type { InventoryRow } from '#shared/inventory/inventory.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { daysLeftOf, proposedOf } from '#shared/purchasing/reorder-rule.ts';
import { inventoryView } from '#functions/domain/inventory/stock/inventory-view.ts';
import { within, withWhatIsOnSale } from '#functions/domain/inventory/stock/search-inventory.ts';
import { withoutCost } from '#functions/domain/inventory/stock/without-cost.ts';
import { readCards, readPacks } from '#functions/domain/catalogue/records/read-cards.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { StoredPurchase } from '../purchase-record.ts';
import { purchasesView } from '../purchases-view.ts';
import { purchasingKeys } from '../purchasing-keys.ts';
import { lineIdOf } from './plan-drafts.ts';
import { daysToCover, handledRows, needed, readTerms, type ReorderTerms } from './reorder-terms.ts';

/** Maximum number of drafts that are read, newest first. Drafts are sent or deleted within days. */
const maxDrafts = 100;

/** Finds drafts that contain lines of the reorder list. Among several the newest counts. */
async function openDrafts({ table }: TableContext): Promise<Map<string, ReorderRow['draft']>> {
  const where = [{ column: 'status', is: 'draft' }] as const;
  const rows = await newestRows(purchasesView.rows(), { by: 'createdAt', take: maxDrafts, where });
  const found = await table.recent.getMany(
    rows.map(({ id }) => [purchasingKeys.head(id), StoredPurchase] as const),
  );
  const drafts = found.flatMap((purchase) => (purchase?.status === 'draft' ? [purchase] : []));
  return new Map(
    drafts
      .toReversed()
      .flatMap(({ id, code, warehouse, lines }) =>
        lines.map((line) => [lineIdOf(line, warehouse.id), { id, code }] as const),
      ),
  );
}

/** Returns the list query for these conditions. The need depends on them, so it is not a column of the view. */
export const reorderUnder = (terms: ReorderTerms) =>
  listQuery(inventoryView, contract, {
    q: search(),
    needed: (isWanted) => (isWanted === true ? [needed(terms)] : []),
    supplier: equals('supplierId'),
    warehouseId: among('warehouseId'),
    categoryId: within,
    review: () => [],
  });

type Beside = Pick<ReorderRow, 'pack' | 'draft'> & { isStopped: boolean };

function toRow(
  terms: ReorderTerms,
  { supplierId, ...row }: InventoryRow,
  { pack, draft, isStopped }: Beside,
): ReorderRow {
  const supplier = handledRows(terms, supplierId);
  const days = daysToCover(terms, supplier);
  return {
    ...row,
    daysLeft: daysLeftOf(row),
    supplier: supplier ? { id: supplier.id, name: supplier.name } : null,
    leadDays: days - terms.reviewDays,
    pack,
    // Goods that are not sold any more get no proposal.
    proposed: row.isSold && !isStopped ? proposedOf(row, { days, pack }) : 0,
    draft,
  };
}

type Query = QueryOf<typeof contract> & { seesCosts: boolean };

/** Lists the goods to buy, with the filters and sorting that staff choose. */
export async function searchReorder(
  context: Context,
  { seesCosts, ...query }: Query,
): Promise<ReplyOf<typeof contract>> {
  const { table } = context;
  const terms = await readTerms(context, query.review);
  const page = await listOf(reorderUnder(terms), query);
  const ids = [...new Set(page.data.map(({ productId }) => productId))];
  const [rows, packs, cards, drafts] = await Promise.all([
    withWhatIsOnSale(table, page.data),
    readPacks(table.recent, ids),
    readCards(table.recent, ids),
    openDrafts(context),
  ]);
  const stopped = new Set(cards.flatMap(({ id, isActive }) => (isActive ? [] : [id])));
  const data = rows.map((row) =>
    toRow(terms, row, {
      pack: packs.get(row.productId) ?? 1,
      draft: drafts.get(row.id) ?? null,
      isStopped: stopped.has(row.productId),
    }),
  );
  return { ...page, data: seesCosts ? data : data.map(withoutCost) };
}

/** Returns the ids of all goods in the filtered list, to select them all. */
export async function chooseReorder(
  context: Context,
  query: QueryOf<typeof idsContract>,
): Promise<ReplyOf<typeof idsContract>> {
  return idsOf(reorderUnder(await readTerms(context, query.review)), query);
}
