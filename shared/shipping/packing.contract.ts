import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { FileReply } from '../contract/file-reply.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { orderChangeRefusals } from '../orders/member-orders.contract.ts';
import { OrderId } from '../orders/order.ts';
import { PackingOrder, ParcelQuote } from './packing-order.ts';
import { carrierNames, mostLabelledOrders, packingList, parcelSheetNames } from './parcel-choices.ts';

const params = z.object({ id: OrderId });
const work = { access: staff('orders.work'), params, reply: PackingOrder } as const;

export const listPackingOrders = defineList({
  name: 'shipping/list-packing-orders',
  summary: 'Orders to be packed and sent, the one that waits longest first',
  path: '/orders/packing',
  access: staff('orders.work'),
  list: packingList,
  row: PackingOrder,
  about: {
    search: 'Code, buyer, phone, goods, label',
    packerId: 'Orders somebody holds just now, or has packed',
    troubled: 'Only those a person has to look at',
  },
});

export const getPackingOrder = defineRoute({
  ...work,
  name: 'shipping/get-packing-order',
  summary: 'One order as those who pack it see it',
  method: 'GET',
  path: '/admin/orders/{id}/packing',
  errors: ['ORDER_NOT_FOUND'],
});

/** Packers hold an order while they pack it; who is away too long lets go of it. */
export const claimPacking = defineRoute({
  ...work,
  name: 'shipping/claim-packing',
  summary: 'Go on with an order that is being packed and that nobody else holds',
  method: 'POST',
  path: '/admin/orders/{id}/packing/claim',
  errors: [...orderChangeRefusals, 'PACKING_HELD'],
});

export const releasePacking = defineRoute({
  ...work,
  name: 'shipping/release-packing',
  summary: 'Let go of an order, so that somebody else may go on with it',
  method: 'POST',
  path: '/admin/orders/{id}/packing/release',
  errors: [...orderChangeRefusals, 'PACKING_HELD'],
});

export const tickPacking = defineRoute({
  ...work,
  name: 'shipping/tick-packing',
  summary: 'Say how many pieces of each line lie in the box, and what the boxes weigh',
  method: 'PUT',
  path: '/admin/orders/{id}/packing/ticks',
  body: z.strictObject({
    /** Numbers, not one more each: pressed twice they say the same. */
    lines: z.array(z.strictObject({ id: z.string().max(160), packed: z.int().min(0).max(10_000) })).max(200),
    weights: z
      .array(
        z.strictObject({ parcel: z.int().min(1).max(80), grams: z.int().min(1).max(200_000).nullable() }),
      )
      .max(80)
      .default([]),
  }),
  errors: [...orderChangeRefusals, 'PACKING_HELD', 'PACKING_LINE_UNKNOWN', 'PACKING_TOO_MANY'],
});

const carrierRefusals = ['CARRIER_REFUSED', 'CARRIER_UNAVAILABLE'] as const;

export const createGhtkOrder = defineRoute({
  ...work,
  name: 'shipping/create-ghtk-order',
  summary: 'Ask the carrier to fetch and bring a packed order',
  method: 'POST',
  path: '/orders/{id}/create-ghtk-order',
  body: z
    .strictObject({
      note: z.string().trim().max(120).default(''),
      /** As staff see it; another sum than is to be collected is refused. */
      pickMoney: z.int().min(0).max(1_000_000_000).optional(),
    })
    .prefault({}),
  errors: [...orderChangeRefusals, 'AMOUNT_DIFFERS', 'ADDRESS_REQUIRED', ...carrierRefusals],
});

export const cancelGhtkOrder = defineRoute({
  ...work,
  name: 'shipping/cancel-ghtk-order',
  summary: 'Call the carrier off, as long as it has not fetched the parcel',
  method: 'POST',
  path: '/orders/{id}/cancel-ghtk-order',
  body: z.strictObject({ reason: z.string().trim().max(200).default('') }).prefault({}),
  errors: [...orderChangeRefusals, 'SHIPMENT_NOT_FOUND', ...carrierRefusals],
});

export const printGhtkLabel = defineRoute({
  ...work,
  name: 'shipping/print-ghtk-label',
  summary: 'The label of a parcel, as its carrier prints it; of several parcels the one named',
  method: 'GET',
  path: '/orders/{id}/print-ghtk-label',
  query: z.object({ parcel: z.coerce.number().int().min(1).max(80).default(1) }),
  file: 'application/pdf',
  reply: FileReply,
  errors: ['ORDER_NOT_FOUND', 'SHIPMENT_NOT_FOUND', 'LABEL_VOID', ...carrierRefusals],
});

export const printLabelSheet = defineRoute({
  name: 'shipping/print-label-sheet',
  summary: 'The labels of a batch of orders as one PDF, a page each or four to a page',
  method: 'POST',
  path: '/admin/packing/labels',
  access: staff('orders.work'),
  body: z.strictObject({
    sheet: z.enum(parcelSheetNames),
    orders: z.array(OrderId).min(1).max(mostLabelledOrders),
  }),
  file: 'application/pdf',
  reply: FileReply,
  errors: ['ORDER_NOT_FOUND', 'SHIPMENT_NOT_FOUND'],
  limit: { calls: 60, seconds: 60 },
});

export const quoteParcels = defineRoute({
  name: 'shipping/quote-parcels',
  summary: 'What the carrier would take for the parcels of an order, as they were weighed',
  method: 'GET',
  path: '/admin/orders/{id}/packing/quote',
  access: staff('orders.work'),
  params,
  reply: z.object({ carrier: z.enum(carrierNames), parcels: z.array(ParcelQuote) }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'ADDRESS_REQUIRED', 'UNKNOWN_WAREHOUSE', ...carrierRefusals],
});

/** What came back lies packed in the warehouse, and goes out once more. */
export const sendAgain = defineRoute({
  ...work,
  name: 'shipping/send-again',
  summary: 'Send an order again whose parcels have all come back',
  method: 'POST',
  path: '/admin/orders/{id}/packing/send-again',
  errors: orderChangeRefusals,
});
