import { countingCollator } from '#shared/values/text.ts';
import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import type { PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';

const early: readonly ParcelStage[] = ['waiting', 'pickup_failed', 'pickup_late'];

/** Pieces to be fetched from one shelf for several orders. */
export type Pick = {
  line: PackingLine;
  quantity: number;
  orders: { id: string; code: string; quantity: number }[];
};

/** A shelf on the way through the warehouse, and what is taken from it; what has no place comes last. */
export type PickPlace = { warehouse: PickedFrom; place: string; picks: Pick[] };
type PickedFrom = { id: string; name: string };

/** The list in the order one walks, warehouse by warehouse: A-2 before A-10. */
export function pickPlaces(orders: readonly PackingOrder[]): PickPlace[] {
  const names = new Map(
    orders.flatMap(({ parcels }) => parcels.map(({ warehouse }) => [warehouse.id, warehouse.name] as const)),
  );
  const places = Map.groupBy(pickList(orders), ({ line }) => JSON.stringify([line.warehouseId, line.place]));
  return [...places.values()]
    .flatMap((picks) => {
      const [first] = picks;
      if (!first) return [];
      const { warehouseId: id, place } = first.line;
      return [{ warehouse: { id, name: names.get(id) ?? '' }, place, picks }];
    })
    .toSorted(
      (a, b) =>
        countingCollator.compare(a.warehouse.name, b.warehouse.name) ||
        Number(a.place === '') - Number(b.place === '') ||
        countingCollator.compare(a.place, b.place),
    );
}

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

/** How many labels of an order may be printed: what its carrier has fetched needs none any more. */
export const labelsOf = ({ parcels }: PackingOrder): number =>
  parcels.filter(({ label, stage }) => label !== null && early.includes(stage)).length;

/** Nothing goes out for an order that was called off, was lost or has come back. */
export const isOrderOff = ({ status }: PackingOrder): boolean =>
  status === 'cancelled' || status === 'refunded' || status === 'returned';

/** Still in the hands of whoever packed it: in the house, or waiting at its door. */
export const isInHand = (order: PackingOrder): boolean =>
  order.status === 'packing' || order.status === 'packing_completed' || labelsOf(order) > 0;

/** Weighs so much more or less than it should that somebody has packed another thing. */
export function weighsOtherwise(expected: number, weighed: number | null): boolean {
  if (weighed === null || expected <= 0) return false;
  return Math.abs(weighed - expected) > Math.max(100, expected * 0.15);
}

export const packedPieces = (items: readonly PackingLine[]): number =>
  items.reduce((sum, { packed }) => sum + packed, 0);
export const allPieces = (items: readonly PackingLine[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether what lies in its box says anything: a box that was closed unseen, and is under way, was never counted. */
export const isCounted = ({ status, items }: PackingOrder): boolean =>
  status === 'confirmed' || status === 'packing' || packedPieces(items) > 0;

/** Which line a scanned code is of: one that still lacks pieces before one that is full. */
export function lineOfCode(items: readonly PackingLine[], code: string): PackingLine | undefined {
  const wanted = code.trim().toUpperCase();
  const alike = items.filter((line) => line.codes.some((own) => own.toUpperCase() === wanted));
  return alike.find(({ packed, quantity }) => packed < quantity) ?? alike[0];
}
