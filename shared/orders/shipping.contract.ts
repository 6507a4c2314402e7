import * as z from 'zod';
import { VariantId } from '../cart/cart.ts';
import { maxLineQuantity } from '../cart/limits.ts';
import { ProductId } from '../catalogue/product.ts';
import { DivisionSystem } from '../places/division.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { DeliveryType } from './order-status.ts';

/** Distance from the warehouse: the same city or province, the same part of the country, or beyond. */
export const Zone = z.enum(['city', 'region', 'country']);
export type Zone = z.infer<typeof Zone>;

/** Reason why shipping is free. */
export const FreeShippingReason = z.enum(['pickup', 'amount', 'goods']);

const days = {
  /** Days from the order to the door, with packing. */
  daysFrom: z.int().min(0),
  daysTo: z.int().min(0),
};

/** Goods that leave one warehouse for one order. */
export const Parcel = z.object({
  warehouseId: z.string(),
  warehouseName: z.string(),
  province: z.string(),
  zone: Zone,
  /** Number of pieces. */
  quantity: z.int(),
  fee: Vnd,
  ...days,
});
export type Parcel = z.infer<typeof Parcel>;

/** Arrival of an order's last parcel; null for pickup, or if the stock is too low to send the order. */
export const Arrival = z.object(days).nullable();
export type Arrival = z.infer<typeof Arrival>;

export const getShipmentFee = defineRoute({
  name: 'orders/get-shipment-fee',
  summary: 'What sending something to a place costs, and when it would be there',
  method: 'GET',
  path: '/services/shipment/fee',
  access: 'public',
  query: z.object({
    provinceCode: z.coerce.number().int().min(1),
    districtCode: z.coerce.number().int().min(1).optional(),
    wardCode: z.coerce.number().int().min(1).optional(),
    system: DivisionSystem.default('v2'),
    deliveryType: DeliveryType.default('prepaid_ship'),
    productId: ProductId.optional().describe(
      'Counted as checkout counts it: from where this lies, by its own price and weight',
    ),
    variantId: VariantId.optional().describe('Left out, the variant that is soonest there'),
    quantity: z.coerce.number().int().min(1).max(maxLineQuantity).default(1),
    orderAmount: z.coerce
      .number()
      .int()
      .min(0)
      .max(100_000_000_000)
      .default(0)
      .describe('Where no product is named'),
    weightGrams: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .default(1000)
      .describe('Where no product is named'),
  }),
  reply: z.object({
    fee: Vnd,
    freeFrom: Vnd,
    freeShippingBecause: FreeShippingReason.nullable(),
    zone: Zone,
    arrival: Arrival,
    parcels: z.array(Parcel),
    /** Whether this quantity can be sent; always true without a product. */
    available: z.boolean(),
  }),
  errors: ['UNKNOWN_PROVINCE', 'PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND'],
  cacheSeconds: 60,
});
