import type { DeliveryType } from '#shared/orders/order-status.ts';
import type { Arrival, FreeShippingReason, Parcel } from '#shared/orders/shipping.contract.ts';
import type * as z from 'zod';
import type { StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { Shelf } from './stock-plan.ts';
import { deliveryDays, feeOf, zoneBetween } from './shipping-fee.ts';

/** Facts about goods that a parcel needs. */
export type PackedLine = {
  productId: string;
  shelves: readonly Shelf[];
  grams: number;
  freeShipping: boolean;
};

export type ParcelTerms = { deliveryType: DeliveryType; province: string; subtotal: number };

export type Shipping = {
  fee: number;
  because: z.infer<typeof FreeShippingReason> | null;
  parcels: Parcel[];
  arrival: Arrival;
};

/** Chargeable weight of a parcel; goods with free shipping weigh nothing. */
const gramsOf = (
  takings: readonly StockHold[],
  goodsOf: (taking: StockHold) => PackedLine | undefined,
): number =>
  takings.reduce((sum, taking) => {
    const goods = goodsOf(taking);
    return !goods || goods.freeShipping ? sum : sum + goods.grams * taking.quantity;
  }, 0);

/** Arrival of the slowest parcel, when everything is there. */
const chunkArrival = (parcels: readonly Parcel[]): Arrival =>
  parcels.length === 0
    ? null
    : {
        daysFrom: Math.max(...parcels.map(({ daysFrom }) => daysFrom)),
        daysTo: Math.max(...parcels.map(({ daysTo }) => daysTo)),
      };

/** Computes cost and duration of shipping a stock plan; one parcel leaves from each warehouse used. */
export function shippingOf(
  takings: readonly StockHold[],
  packed: readonly PackedLine[],
  { deliveryType, province, subtotal }: ParcelTerms,
): Shipping {
  if (deliveryType === 'warehouse_pickup') return { fee: 0, because: 'pickup', parcels: [], arrival: null };
  // Goods bought both alone and in a combo share a parcel, so they ship for free only if both do.
  const goodsOf = ({ productId }: StockHold) => {
    const alike = packed.filter((goods) => goods.productId === productId);
    return alike.find(({ freeShipping }) => !freeShipping) ?? alike[0];
  };
  const leaving = [...Map.groupBy(takings, ({ warehouseId }) => warehouseId)].map(([warehouseId, own]) => {
    const shelf = packed.flatMap(({ shelves }) => shelves).find((one) => one.warehouseId === warehouseId);
    const from = shelf?.province ?? '';
    return {
      warehouseId,
      warehouseName: shelf?.warehouseName ?? '',
      province: from,
      zone: zoneBetween(from, province),
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      grams: gramsOf(own, goodsOf),
      everyLineFree: own.every((taking) => goodsOf(taking)?.freeShipping),
    };
  });
  const { fee, because, fees } = feeOf({ deliveryType, subtotal, parcels: leaving });
  const parcels = leaving.map(({ grams: _grams, everyLineFree: _free, ...parcel }, place) => ({
    ...parcel,
    fee: fees[place] ?? 0,
    ...deliveryDays[parcel.zone],
  }));
  return { fee, because, parcels, arrival: chunkArrival(parcels) };
}
