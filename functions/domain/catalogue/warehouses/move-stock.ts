import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { averageCost, revalued, unitCostOf } from '#shared/inventory/unit-cost.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Split } from '../stock-shards/stock-shard.ts';
import { type ShelfName, shelfNameOf } from '../stock-shards/shelf-name.ts';
import { recountPieces, shelfKey } from './hold-stock.ts';
import { makeShelves } from './new-shelves.ts';
import { withStockShards } from './read-stock-shards.ts';
import { shelfConflict } from './shelf-conflict.ts';
import { moveShelf, shelfId, ShelfItem, type StoredShelf } from './shelf-record.ts';

/** Movement of pieces to a shelf; negative numbers leave it. */
export type StockMove = ShelfName & {
  onHand?: number;
  /** Pieces on their way from a supplier. */
  onOrder?: number;
  /** Unit cost of the incoming pieces; without it they take the cost of the pieces there. */
  unitCost?: number;
  /** Unit cost of the shelf as entered by staff; 0 makes it unknown. */
  cost?: number;
  /** Change in the value of the pieces on the shelf afterwards. */
  valued?: number;
  /** Supplier of the pieces. */
  supplierId?: string;
  /** Lots of the moved pieces, if known. */
  lots?: NonNullable<StockCause['lots']>;
  /** All pieces on the shelf by lot, as counted. */
  lotsNow?: NonNullable<StockCause['lotsNow']>;
};

export type Shelf = StoredShelf & { split?: Split };

/** Reads shelves with their shards; missing shelves are left out. */
export async function findShelves(table: Reads, names: readonly ShelfName[]): Promise<Map<string, Shelf>> {
  const found = await table.getMany(names.map((name) => [shelfKey(name), ShelfItem] as const));
  const there = names.flatMap(({ productId }, place) => {
    const stock = found[place];
    return stock ? [{ productId, stock: { ...stock, productId }, isOnSale: false }] : [];
  });
  const shelves = await withStockShards(table, there);
  return new Map(shelves.map((shelf) => [shelfId(shelf), shelf]));
}

/** Everything one document moves on one shelf. */
type ShelfMove = ShelfName & {
  onHand: number;
  onOrder: number;
  /** Incoming pieces of known cost, with their total value. */
  priced: { quantity: number; worth: number } | undefined;
  valued: number;
  cost?: number;
  supplierId?: string;
} & Pick<StockCause, 'lots' | 'lotsNow'>;

const lotsOf = ({ lots, lotsNow }: Pick<StockCause, 'lots' | 'lotsNow'>) => ({
  ...(lots && { lots }),
  ...(lotsNow && { lotsNow }),
});

function pricedOf(alike: readonly StockMove[]): ShelfMove['priced'] {
  const known = alike.flatMap(({ onHand = 0, unitCost }) =>
    unitCost === undefined ? [] : [{ onHand, unitCost }],
  );
  if (known.length === 0) return undefined;
  return {
    quantity: known.reduce((sum, { onHand }) => sum + onHand, 0),
    worth: known.reduce((sum, { onHand, unitCost }) => sum + onHand * unitCost, 0),
  };
}

/** Merges moves of the same shelf, since a transaction may write an item only once. */
function together(moves: readonly StockMove[]): ShelfMove[] {
  return [...Map.groupBy(moves, shelfId).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const onHand = alike.reduce((sum, move) => sum + (move.onHand ?? 0), 0);
    const onOrder = alike.reduce((sum, move) => sum + (move.onOrder ?? 0), 0);
    const priced = pricedOf(alike);
    const valued = alike.reduce((sum, move) => sum + (move.valued ?? 0), 0);
    const { supplierId, cost } = first;
    const lots = alike.flatMap((move) => move.lots ?? []);
    const lotsNow = alike.find((move) => move.lotsNow)?.lotsNow;
    return [
      {
        ...shelfNameOf(first),
        onHand,
        onOrder,
        priced,
        valued,
        ...(cost !== undefined && { cost }),
        ...(supplierId && { supplierId }),
        ...(lots.length > 0 && { lots }),
        ...(lotsNow && { lotsNow }),
      },
    ];
  });
}

/** Condition that the shelf has not moved since it was read. */
export const unmoved = ({ moves }: StoredShelf): Condition => ({ moves: moves ?? { missing: true } });

/**
 * Sets the lots of a shelf as counted, with their total, and frees the pieces held back for expiry. If a lot is
 * still expired, the shelf's follow-up holds it back again.
 */
export function fixLots(
  shelf: Shelf,
  onHand: number,
  cause: StockCause,
  set: Record<string, unknown> = {},
): Operation<typeof shelfConflict>[] {
  const { heldBack = 0, warehouseName: warehouse } = shelf;
  const held = shelf.reserved - heldBack;
  if (onHand < held || shelf.split) throw new AppError('STOCK_HELD', { params: { held, warehouse } });
  return [
    moveShelf(
      shelf,
      cause,
      { set: { ...set, onHand, heldBack: 0 }, add: { reserved: -heldBack } },
      { when: unmoved(shelf), refusal: shelfConflict },
    ),
  ];
}

/** Incoming pieces without a cost are valued like those on the shelf. */
const withUnpriced = ({ onHand, cost }: StoredShelf, more: number) => ({ onHand: onHand + more, cost });

function moveOne(
  shelf: Shelf,
  { onHand, onOrder, priced, valued, cost, supplierId, ...move }: ShelfMove,
  said: StockCause,
): Operation<typeof shelfConflict>[] {
  const cause = { ...said, ...lotsOf(move) };
  if (move.lotsNow) return fixLots(shelf, shelf.onHand + onHand, cause);
  if (onHand < 0) {
    const left = shelf.onHand + onHand;
    const { reserved: held, warehouseName: warehouse } = shelf;
    if (left < held) throw new AppError('STOCK_HELD', { params: { held, warehouse } });
    if (cost !== undefined)
      return recountPieces(shelf, left, cause, shelfConflict, { set: { cost }, only: unmoved(shelf) });
    if (valued === 0 || left === 0) return recountPieces(shelf, left, cause, shelfConflict);
    const more = { set: { cost: revalued(shelf.cost, left, valued) }, only: unmoved(shelf) };
    return recountPieces(shelf, left, cause, shelfConflict, more);
  }
  const set = {
    ...(valued !== 0 && shelf.onHand > 0 && { cost: revalued(shelf.cost, shelf.onHand, valued) }),
    ...(priced && { cost: averageCost(withUnpriced(shelf, onHand - priced.quantity), priced) }),
    ...(cost !== undefined && { cost }),
    ...(supplierId && { supplierId }),
  };
  // Cancelled or received pieces are no longer on order.
  const ordered = Math.max(onOrder, -shelf.onOrder);
  const add = { ...(onHand > 0 && { onHand }), ...(ordered !== 0 && { onOrder: ordered }) };
  const isWorkedOut = priced !== undefined || valued !== 0 || cost !== undefined || ordered < 0;
  return [
    moveShelf(
      shelf,
      cause,
      { set, add },
      { ...(isWorkedOut && { when: unmoved(shelf) }), refusal: shelfConflict },
    ),
  ];
}

/**
 * Builds the writes that move pieces to and from shelves, for the transaction of a receipt, transfer or count.
 * A conflict is refused with `shelfConflict` and can be retried. Missing shelves are created. Reserved pieces are
 * never taken: that throws STOCK_HELD. A caller that decided on shelves it read passes them as `known`; the
 * write is refused if they moved since.
 */
export async function moveStock(
  { table }: TableContext,
  asked: readonly StockMove[],
  cause: StockCause,
  known?: ReadonlyMap<string, Shelf>,
): Promise<Operation<typeof shelfConflict>[]> {
  const moves = together(asked);
  const shelves = known ?? (await findShelves(table, moves));
  const missing = moves.filter((move) => !shelves.has(shelfId(move)));
  if (missing.some(({ onHand }) => onHand < 0))
    throw new AppError('STOCK_HELD', { params: { held: 0, warehouse: '' } });
  const made = await Promise.all(
    [...Map.groupBy(missing, ({ productId }) => productId)].map(([productId, some]) =>
      makeShelves(
        { table },
        productId,
        some.map(({ priced, valued: _valued, lotsNow: _lotsNow, ...shelf }) => ({
          ...shelf,
          cost: priced && priced.quantity > 0 ? unitCostOf(priced.worth, priced.quantity) : 0,
        })),
        cause,
      ),
    ),
  );
  return [
    ...moves.flatMap((move) => {
      const shelf = shelves.get(shelfId(move));
      return shelf ? moveOne(shelf, move, cause) : [];
    }),
    ...made.flat(),
  ];
}
