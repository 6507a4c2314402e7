import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import type {
  Inventory,
  InventoryChange,
  saveInventories as contract,
} from '#shared/inventory/inventory.contract.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { isUnit } from '#shared/catalogue/unit.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { shelfNameOf, noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { findCard } from '#functions/domain/catalogue/products/find-product.ts';
import { updateStockOfCard } from '#functions/domain/catalogue/products/follow-sales.ts';
import { recountPieces } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { fixLots, unmoved } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { makeShelves } from '#functions/domain/catalogue/warehouses/new-shelves.ts';
import { shelfConflict } from '#functions/domain/catalogue/warehouses/shelf-conflict.ts';
import { changeShelf, moveShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { mergeStockShards } from '#functions/domain/catalogue/warehouses/shard-stock.ts';
import { activityLine } from '#functions/platform/records/activity.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { type ShelfWithSplit, listInventories, requireShelves } from './read-inventories.ts';

type InventorySaving = BodyOf<typeof contract> & { productId: string; userId: string; seesCosts: boolean };

type RowChange = { row: number; shelf: ShelfWithSplit; change: InventoryChange };

/** DynamoDB's limit of 100 writes in a transaction, less the request and the audit log entry. */
const maxWrites = 98;

/** Returns the new count, undefined if unchanged. Refuses a change to an outdated count. */
function countOf({ row, shelf, change: { onHand, onHandBefore = onHand } }: RowChange): number | undefined {
  if (onHand === undefined || (onHand === shelf.onHand && onHandBefore === shelf.onHand)) return undefined;
  const { reserved: held, warehouseName: warehouse } = shelf;
  if (onHandBefore !== shelf.onHand)
    throw new AppError('STALE_STATE', {
      params: { changed: `inventories.${row}.onHand`, onHand: shelf.onHand, warehouse },
    });
  if (onHand < held) throw new AppError('STOCK_HELD', { params: { held, warehouse } });
  return onHand;
}

const isOther = <T>(said: T | undefined, known: T): said is T => said !== undefined && said !== known;

/** Corrects the lots of a shelf; refused if it is based on an outdated count. */
function lotsFor(
  { row, shelf, change: { onHand = shelf.onHand, onHandBefore = onHand, lots = [] } }: RowChange,
  cause: StockCause,
  set: Record<string, unknown>,
): Operation<typeof shelfConflict>[] {
  const { warehouseName: warehouse } = shelf;
  if (onHandBefore !== shelf.onHand)
    throw new AppError('STALE_STATE', {
      params: { changed: `inventories.${row}.onHand`, onHand: shelf.onHand, warehouse },
    });
  return fixLots(shelf, onHand, { ...cause, lotsNow: lots }, set);
}

/** Writes for one shelf: changes of quantity and cost are stock movements, changes of limits are not. */
function writesFor(said: RowChange, note: Pick<StockCause, 'note'>): Operation<typeof shelfConflict>[] {
  const { shelf, change } = said;
  const limits = {
    ...(isOther(change.minQuantity, shelf.minQuantity) && { minQuantity: change.minQuantity }),
    ...(isOther(change.maxQuantity, shelf.maxQuantity) && { maxQuantity: change.maxQuantity }),
    ...(isOther(change.place, shelf.place ?? '') && { place: change.place }),
  };
  const set = { ...limits, ...(isOther(change.cost, shelf.cost) && { cost: change.cost }) };
  if (change.lots) return lotsFor(said, { why: 'corrected', ...note }, set);
  const counted = countOf(said);
  if (counted !== undefined)
    return recountPieces(shelf, counted, { why: 'corrected', ...note }, shelfConflict, { set });
  if ('cost' in set)
    return [
      moveShelf(shelf, { why: 'valued', ...note }, { set }, { when: unmoved(shelf), refusal: shelfConflict }),
    ];
  return Object.keys(set).length > 0 ? [changeShelf(shelf, { set }, { refusal: shelfConflict })] : [];
}

/** Audit log fields for changed limits, which are no stock movements. */
function toldOf({ shelf, change }: RowChange): ActivityChange[] {
  const at = (limit: number | null): string | null => (limit ? `${shelf.warehouseName}: ${limit}` : null);
  return [
    ...(isOther(change.minQuantity, shelf.minQuantity)
      ? [{ field: 'stockMinimum', from: at(shelf.minQuantity), to: at(change.minQuantity) }]
      : []),
    ...(isOther(change.maxQuantity, shelf.maxQuantity)
      ? [{ field: 'stockMaximum', from: at(shelf.maxQuantity), to: at(change.maxQuantity) }]
      : []),
  ];
}

const nameIn = (productId: string, { variantId, warehouseId }: InventoryChange) =>
  shelfNameOf({ productId, variantId: variantId ?? noVariantId, warehouseId });

/** Orders set `reserved`, purchases `onOrder`: another number is refused, not ignored. */
function requireUnsetCounts(
  change: InventoryChange,
  { reserved = 0, onOrder = 0 }: Partial<Pick<ShelfWithSplit, 'reserved' | 'onOrder'>> = {},
): void {
  if (isOther(change.reserved, reserved) || isOther(change.onOrder, onOrder))
    throw new AppError('STOCK_NOT_SET');
}

/** Describes a new shelf; empty if the request sets nothing for it. */
function newShelf(productId: string, change: InventoryChange, row: number) {
  const { onHand = 0, onHandBefore = 0, cost = 0, minQuantity = 0, maxQuantity = null, lots } = change;
  if (onHandBefore !== 0)
    throw new AppError('STALE_STATE', {
      params: { changed: `inventories.${row}.onHand`, onHand: 0, warehouse: '' },
    });
  const isSaid = onHand > 0 || cost > 0 || minQuantity > 0 || maxQuantity !== null;
  const counts = { onHand, cost, minQuantity, maxQuantity, ...(lots && { lots }) };
  return isSaid ? [{ ...nameIn(productId, change), ...counts }] : [];
}

async function tryToSave(
  context: Context,
  { productId, inventories, reason, ...by }: InventorySaving,
): Promise<typeof again | undefined> {
  const [shelves, card] = await Promise.all([
    requireShelves(context, productId),
    findCard(context, productId),
  ]);
  if (card && isUnit(card)) throw new AppError('UNIT_HAS_NO_SHELF', { params: { name: card.name } });
  const note = reason ? { note: reason } : {};
  const rows = inventories.map((change, row) => {
    const { variantId, warehouseId } = nameIn(productId, change);
    const shelf = shelves.find((one) => one.variantId === variantId && one.warehouseId === warehouseId);
    requireUnsetCounts(change, shelf);
    return { row, shelf, change };
  });
  const known = rows.flatMap(({ row, shelf, change }) => (shelf ? [{ row, shelf, change }] : []));
  const fresh = rows.flatMap(({ row, shelf, change }) => (shelf ? [] : newShelf(productId, change, row)));
  const writes = [
    ...known.flatMap((said) => writesFor(said, note)),
    ...(await makeShelves(context, productId, fresh, { why: 'corrected', ...note })),
  ];
  // Shelves spread over too many shards are joined first; then each shelf is one write.
  if (writes.length > maxWrites) {
    for (const { shelf } of known) if (shelf.portions) await mergeStockShards(context.table, shelf);
    return again;
  }
  const fields = known.flatMap(toldOf);
  const refusal = await context.table.write([
    ...claimRequest(requestOf({ productId, inventories, reason, ...by }), productId),
    ...writes,
    ...(fields.length > 0
      ? [activityLine({ entity: 'product', recordId: productId, act: 'changed', fields })]
      : []),
  ]);
  return refusal === undefined || refusal === repeated ? undefined : again;
}

const requestOf = ({ userId, productId, inventories, reason, clientRequestId }: InventorySaving) => ({
  who: userId,
  what: 'inventory/save-inventories',
  requestKey: clientRequestId,
  asked: { productId, inventories, reason },
});

/** Saves stock corrections with their reason, and the minimum and maximum stock. */
export async function saveInventories(context: Context, saving: InventorySaving): Promise<Inventory[]> {
  const { productId, inventories, seesCosts } = saving;
  if (!seesCosts && inventories.some(({ cost }) => cost !== undefined)) throw new AppError('FORBIDDEN');
  const read = () => listInventories(context, { productId, seesCosts });
  return answeredOnce(context.table, requestOf(saving), {
    before: read,
    work: async () => {
      await retry(() => tryToSave(context, saving));
      await updateStockOfCard(context, productId);
      return read();
    },
  });
}
