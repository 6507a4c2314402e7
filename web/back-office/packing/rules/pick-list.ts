import type { PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';

/** Pieces to be fetched from one shelf for several orders. */
export type Pick = {
  line: PackingLine;
  quantity: number;
  orders: { id: string; code: string; quantity: number }[];
};

/** What is fetched for a batch of orders, shelf by shelf: what lies in a box already is not fetched again. */
export function pickList(orders: readonly PackingOrder[]): Pick[] {
  const wanted = orders.flatMap(({ id, code, items }) =>
    items.map((line) => ({ id, code, line, quantity: line.quantity - line.packed })),
  );
  const shelves = Map.groupBy(
    wanted.filter(({ quantity }) => quantity > 0),
    ({ line }) => line.id,
  );
  return [...shelves.values()]
    .flatMap((alike) => {
      const [first] = alike;
      if (!first) return [];
      return [
        {
          line: first.line,
          quantity: alike.reduce((sum, { quantity }) => sum + quantity, 0),
          orders: alike.map(({ id, code, quantity }) => ({ id, code, quantity })),
        },
      ];
    })
    .toSorted((a, b) => a.line.name.localeCompare(b.line.name, 'vi') || a.line.sku.localeCompare(b.line.sku));
}

/** Weighs so much more or less than it should that somebody has packed another thing. */
export function weighsOtherwise(expected: number, weighed: number | null): boolean {
  if (weighed === null || expected <= 0) return false;
  return Math.abs(weighed - expected) > Math.max(100, expected * 0.15);
}

export const packedPieces = (items: readonly PackingLine[]): number =>
  items.reduce((sum, { packed }) => sum + packed, 0);
export const allPieces = (items: readonly PackingLine[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Which line a scanned code is of: one that still lacks pieces before one that is full. */
export function lineOfCode(items: readonly PackingLine[], code: string): PackingLine | undefined {
  const wanted = code.trim().toUpperCase();
  const alike = items.filter((line) => line.codes.some((own) => own.toUpperCase() === wanted));
  return alike.find(({ packed, quantity }) => packed < quantity) ?? alike[0];
}
