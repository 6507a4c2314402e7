import { countingCollator } from '#shared/values/text.ts';
import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import type { PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';

const early: readonly ParcelStage[] = ['waiting', 'pickup_failed', 'pickup_late'];

/** Pieces to fetch from one shelf for several orders. */
export type Pick = {
  line: PackingLine;
  quantity: number;
  orders: { id: string; code: string; quantity: number }[];
};

/** A shelf on the walk through the warehouse with its picks. Goods without a shelf come last. */
export type PickPlace = { warehouse: PickedFrom; place: string; picks: Pick[] };
type PickedFrom = { id: string; name: string };

/** The pick list in walking order by warehouse, with natural sorting: A-2 before A-10. */
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

/** Pick list of a batch of orders by shelf, without the pieces that are already packed. */
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

/** Number of printable labels of an order; parcels that the carrier fetched need none any more. */
export const labelsOf = ({ parcels }: PackingOrder): number =>
  parcels.filter(({ label, stage }) => label !== null && early.includes(stage)).length;

/** Tells whether an order was called off, so that no parcel is sent for it. */
export const isOrderOff = ({ status }: PackingOrder): boolean =>
  status === 'cancelled' || status === 'refunded' || status === 'returned';

/** The parcel is still at the warehouse: being packed, packed, or waiting for the carrier. */
export const isInHand = (order: PackingOrder): boolean =>
  order.status === 'packing' || order.status === 'packing_completed' || labelsOf(order) > 0;

/** Tells whether the weight differs so much from the expected one that other goods were probably packed. */
export function weighsOtherwise(expected: number, weighed: number | null): boolean {
  if (weighed === null || expected <= 0) return false;
  return Math.abs(weighed - expected) > Math.max(100, expected * 0.15);
}

export const packedPieces = (items: readonly PackingLine[]): number =>
  items.reduce((sum, { packed }) => sum + packed, 0);
export const allPieces = (items: readonly PackingLine[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Tells whether packed counts mean anything: a box closed without scanning was never counted. */
export const isCounted = ({ status, items }: PackingOrder): boolean =>
  status === 'confirmed' || status === 'packing' || packedPieces(items) > 0;

/** Line of a scanned code; lines that still lack pieces come first. */
export function lineOfCode(items: readonly PackingLine[], code: string): PackingLine | undefined {
  const wanted = code.trim().toUpperCase();
  const alike = items.filter((line) => line.codes.some((own) => own.toUpperCase() === wanted));
  return alike.find(({ packed, quantity }) => packed < quantity) ?? alike[0];
}
