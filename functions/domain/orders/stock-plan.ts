import type { Taking } from '#functions/domain/catalogue/hold-stock.ts';

/** A count of one product or variant in one warehouse. */
export type Shelf = { variantId: string; warehouseId: string; onHand: number; reserved: number };

export type Wanted = { productId: string; quantity: number; shelves: readonly Shelf[] };

export const leftOn = ({ onHand, reserved }: Shelf): number => Math.max(0, onHand - reserved);

export const leftOf = (shelves: readonly Shelf[], warehouseId?: string): number =>
  shelves
    .filter((shelf) => !warehouseId || shelf.warehouseId === warehouseId)
    .reduce((sum, shelf) => sum + leftOn(shelf), 0);

/**
 * Where the pieces of a line come from: the preferred warehouses first, each as a whole where one has enough, so that
 * an order travels in as few parcels as can be. Undefined when there are not enough.
 */
export function planLine(
  { productId, quantity, shelves }: Wanted,
  preferred: readonly string[],
): Taking[] | undefined {
  const rank = ({ warehouseId }: Shelf) => {
    const place = preferred.indexOf(warehouseId);
    return place < 0 ? preferred.length : place;
  };
  const stocked = shelves
    .filter((shelf) => leftOn(shelf) > 0)
    .toSorted((a, b) => rank(a) - rank(b) || leftOn(b) - leftOn(a));
  const whole = stocked.find((shelf) => leftOn(shelf) >= quantity);
  const takings: Taking[] = [];
  let missing = quantity;
  for (const shelf of whole ? [whole] : stocked) {
    if (missing === 0) break;
    const taken = Math.min(missing, leftOn(shelf));
    const { variantId, warehouseId, onHand } = shelf;
    takings.push({ productId, variantId, warehouseId, quantity: taken, onHand });
    missing -= taken;
  }
  return missing === 0 ? takings : undefined;
}

/** Warehouses by how many lines each could fill alone: the best first keeps an order together. */
export function preferredWarehouses(lines: readonly Wanted[]): string[] {
  const filled = new Map<string, number>();
  for (const { quantity, shelves } of lines)
    for (const shelf of shelves)
      if (leftOn(shelf) >= quantity) filled.set(shelf.warehouseId, (filled.get(shelf.warehouseId) ?? 0) + 1);
  return [...filled].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([id]) => id);
}
