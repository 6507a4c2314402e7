import type { StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { Split } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { distanceBetween } from './shipping-fee.ts';

/** Stock of one product or variant in one warehouse. */
export type Shelf = {
  variantId: string;
  warehouseId: string;
  warehouseName: string;
  province: string;
  onHand: number;
  reserved: number;
  split?: Split | undefined;
  isPaused?: boolean | undefined;
};

export type StockDemand = { productId: string; quantity: number; shelves: readonly Shelf[] };

export const availableOn = ({
  onHand,
  reserved,
  isPaused,
}: Pick<Shelf, 'onHand' | 'reserved' | 'isPaused'>): number =>
  isPaused ? 0 : Math.max(0, onHand - reserved);

/** Sums up what is taken per shelf line by line, since two lines may share a shelf. */
export function takingsSoFar() {
  const takings = new Map<string, StockHold>();
  const nameOf = (productId: string, { variantId, warehouseId }: Shelf) =>
    `${productId}#${variantId}#${warehouseId}`;
  const left = (productId: string, shelf: Shelf): number =>
    Math.max(0, availableOn(shelf) - (takings.get(nameOf(productId, shelf))?.quantity ?? 0));

  function take(productId: string, shelf: Shelf, quantity: number): void {
    const name = nameOf(productId, shelf);
    const { variantId, warehouseId, onHand, split } = shelf;
    const known = takings.get(name)?.quantity ?? 0;
    takings.set(name, { productId, variantId, warehouseId, quantity: known + quantity, onHand, split });
  }

  return {
    leftFor: ({ productId, shelves }: Omit<StockDemand, 'quantity'>): number =>
      shelves.reduce((sum, shelf) => sum + left(productId, shelf), 0),

    /** Takes from the first shelf with enough, else from several; false if together they have too few. */
    fill({ productId, quantity, shelves }: StockDemand): boolean {
      const stocked = shelves.filter((shelf) => left(productId, shelf) > 0);
      const whole = stocked.find((shelf) => left(productId, shelf) >= quantity);
      if (!whole && this.leftFor({ productId, shelves }) < quantity) return false;
      let missing = quantity;
      for (const shelf of whole ? [whole] : stocked) {
        const taken = Math.min(missing, left(productId, shelf));
        if (taken > 0) take(productId, shelf, taken);
        missing -= taken;
      }
      return true;
    },

    all: (): StockHold[] => [...takings.values()],
  };
}

/** Fills the lines from these warehouses only, preferring earlier ones; undefined if they have too little. */
function takeFrom(lines: readonly StockDemand[], warehouseIds: readonly string[]): StockHold[] | undefined {
  const takings = takingsSoFar();
  const place = ({ warehouseId }: Shelf) => warehouseIds.indexOf(warehouseId);
  const areFilled = lines.every((line) =>
    takings.fill({
      ...line,
      shelves: line.shelves.filter((shelf) => place(shelf) >= 0).toSorted((a, b) => place(a) - place(b)),
    }),
  );
  return areFilled ? takings.all() : undefined;
}

/** Lists the warehouses with any of the goods, nearest first. */
function nearestFirst(lines: readonly StockDemand[], province: string): string[] {
  const stocked = lines.flatMap(({ shelves }) => shelves.filter((shelf) => availableOn(shelf) > 0));
  const distances = new Map(
    stocked.map((shelf) => [shelf.warehouseId, distanceBetween(shelf.province, province)]),
  );
  return [...distances].sort(([a, near], [b, far]) => near - far || a.localeCompare(b)).map(([id]) => id);
}

/** Yields all combinations of `count` items, those with earlier items first. */
function* choose(from: readonly string[], count: number): Generator<string[]> {
  if (count === 0) return yield [];
  for (const [place, first] of from.entries())
    for (const others of choose(from.slice(place + 1), count - 1)) yield [first, ...others];
}

/** Maximum number of warehouses for which the fewest are searched: 2^8 combinations take a millisecond. */
const maxCompared = 8;

/**
 * Plans which warehouses an order leaves from: the nearest one that has every line, otherwise as few as
 * possible, nearest first. Quote, fee, order and packing all use this plan. Undefined if the stock does not
 * suffice.
 */
export function planStock(lines: readonly StockDemand[], province: string): StockHold[] | undefined {
  const nearest = nearestFirst(lines, province);
  const compared = nearest.slice(0, maxCompared);
  for (let count = 0; count <= compared.length; count += 1) {
    for (const chosen of choose(compared, count)) {
      const takings = takeFrom(lines, chosen);
      if (takings) return takings;
    }
  }
  return takeFrom(lines, nearest);
}
