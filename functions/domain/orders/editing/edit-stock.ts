import { AppError } from '#shared/contract/errors.ts';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import type { ShopWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import {
  holdPieces,
  maxShelves,
  releaseStock,
  type shortShelf,
  type StockHold,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { stockTakenMeanwhile } from '../moving/revive-order.ts';
import type { Holding, StoredOrder } from '../order-record.ts';
import { planStock, type StockDemand } from '../placing/stock-plan.ts';
import { orderCause } from '../stock-cause.ts';
import { type EditedLines, goodKey } from './edit-lines.ts';

export type StockMove = {
  holdings: Holding[];
  takings: StockHold[];
  pieces: number;
  writes: Operation<typeof stockTakenMeanwhile | typeof shortShelf>[];
};

const keyOf = ({ productId, variantId }: { productId: string; variantId: string }): string =>
  goodKey(productId, variantId === noVariantId ? null : variantId);

/** Picks the holdings to release for an excess, starting with the last one taken. */
function surplusOf(held: readonly Holding[], tooMany: number): Holding[] {
  let rest = tooMany;
  return held.toReversed().flatMap((holding) => {
    const quantity = Math.min(rest, holding.quantity);
    rest -= quantity;
    return quantity > 0 ? [{ ...holding, quantity }] : [];
  });
}

/** Subtracts `less` from `all`, with each shelf listed once. */
function merged(all: readonly Holding[], less: readonly Holding[]): Holding[] {
  const nameOf = (one: Holding) => `${keyOf(one)} ${one.warehouseId}`;
  const sums = new Map<string, Holding>();
  for (const [sign, some] of [
    [1, all],
    [-1, less],
  ] as const)
    for (const { productId, variantId, warehouseId, quantity } of some) {
      const one = { productId, variantId, warehouseId, quantity };
      const known = sums.get(nameOf(one))?.quantity ?? 0;
      sums.set(nameOf(one), { ...one, quantity: known + sign * quantity });
    }
  return [...sums.values()].filter(({ quantity }) => quantity > 0);
}

/**
 * Adjusts the held stock to the new lines: excess pieces are released and missing ones are held, if possible
 * from warehouses the order already uses. A change of prices alone moves nothing.
 */
export function moveStock(
  order: StoredOrder,
  { items, offers }: EditedLines,
  warehouses: readonly ShopWarehouse[],
  province: string,
): StockMove {
  const wanted = new Map(
    piecesOfLines(items).map((piece) => [goodKey(piece.productId, piece.variantId), piece] as const),
  );
  const held = Map.groupBy(order.holdings, keyOf);
  const heldOf = (key: string) => (held.get(key) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  const open = new Set(warehouses.filter(({ isActive }) => isActive).map(({ id }) => id));
  const demands = [...wanted].flatMap(([key, { productId, quantity }]): StockDemand[] => {
    const missing = quantity - heldOf(key);
    if (missing <= 0) return [];
    const offer = orThrow(offers.get(key), 'OUT_OF_STOCK');
    if (offer.card.type !== 'product') return [];
    const isOpen = ({ warehouseId }: { warehouseId: string }) =>
      order.pickupWarehouse ? warehouseId === order.pickupWarehouse.id : open.has(warehouseId);
    return [{ productId, quantity: missing, shelves: offer.stocks.filter(isOpen) }];
  });
  const used = new Set(order.holdings.map(({ warehouseId }) => warehouseId));
  const near = demands.map((demand) => ({
    ...demand,
    shelves: demand.shelves.filter(({ warehouseId }) => used.has(warehouseId)),
  }));
  const takings = orThrow(planStock(near, province) ?? planStock(demands, province), 'OUT_OF_STOCK');
  const released = [...held].flatMap(([key, own]) =>
    surplusOf(own, heldOf(key) - (wanted.get(key)?.quantity ?? 0)),
  );
  const holdings = merged([...order.holdings, ...takings], released);
  const writes = [
    ...takings.flatMap((taking) => holdPieces(taking, orderCause(order, 'held'), stockTakenMeanwhile)),
    ...released.map((one) => releaseStock(one, orderCause(order, 'released'))),
  ];
  if (Math.max(writes.length, holdings.length) > maxShelves)
    throw new AppError('ORDER_TOO_LARGE', { params: { limit: items.length - 1 } });
  return { holdings, takings, pieces: holdings.reduce((sum, { quantity }) => sum + quantity, 0), writes };
}
