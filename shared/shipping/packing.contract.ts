import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { FileReply } from '../contract/file-reply.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { Lots } from '../inventory/lots.ts';
import { orderChangeRefusals } from '../orders/member-orders.contract.ts';
import { maxOrderLines, OrderId } from '../orders/order.ts';
import { ReturnNote, ReturnReason } from '../returns/return-order.ts';
import { Fault } from '../returns/return-status.ts';
import { PackingOrder, ParcelQuote } from './packing-order.ts';
import { maxLabelledOrders, packingList, packingQueues, parcelSheetNames } from './parcel-choices.ts';
import { carrierNames } from '../values/carriers.ts';

const params = z.object({ id: OrderId });
const work = { access: staff('orders.work'), params, reply: PackingOrder } as const;

export const listPackingOrders = defineList({
  name: 'shipping/list-packing-orders',
  summary: 'Orders to be packed and sent, the one that is due first at the top',
  path: '/orders/packing',
  access: staff('orders.work'),
  list: packingList,
  row: PackingOrder,
  about: {
    queue: 'How far it is on its way out of the house; what has arrived or is over is in none of these',
    search: 'Code, buyer, phone, goods, label',
    packerId: 'Orders somebody holds just now, or has packed',
    troubled: 'Only those a person has to look at',
  },
});

export const countPackingQueues = defineRoute({
  name: 'shipping/count-packing-queues',
  summary: 'How many orders wait to be packed, are being packed, are packed and are with their carrier',
  method: 'GET',
  path: '/admin/packing/queues',
  access: staff('orders.work'),
  reply: z.record(z.enum(packingQueues), z.int()),
});

export const getPackingOrder = defineRoute({
  ...work,
  name: 'shipping/get-packing-order',
  summary: 'One order as those who pack it see it',
  method: 'GET',
  path: '/admin/orders/{id}/packing',
  errors: ['ORDER_NOT_FOUND'],
});

/** Packers hold a lease on an order while they pack it. The lease ends after a time without activity. */
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
  errors: ['ORDER_NOT_FOUND', 'STALE_STATE', 'PACKING_HELD'],
});

export const tickPacking = defineRoute({
  ...work,
  name: 'shipping/tick-packing',
  summary: 'Say how many pieces of each line lie in the box, and what the boxes weigh',
  method: 'PUT',
  path: '/admin/orders/{id}/packing/ticks',
  body: z.strictObject({
    /** Absolute counts, not increments, so that a repeated press changes nothing. */
    lines: z
      .array(z.strictObject({ id: z.string().min(1).max(160), packed: z.int().min(0).max(10_000) }))
      .max(200),
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
      /** The sum that staff see; the request is refused if another sum is to be collected. */
      pickMoney: z.int().min(0).max(1_000_000_000).optional(),
    })
    .prefault({}),
  errors: [
    ...orderChangeRefusals,
    'ORDER_IS_PICKUP',
    'AMOUNT_DIFFERS',
    'ADDRESS_REQUIRED',
    ...carrierRefusals,
  ],
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
    orders: z.array(OrderId).min(1).max(maxLabelledOrders),
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
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'UNKNOWN_WAREHOUSE', ...carrierRefusals],
});

/** Parcels that came back are in the warehouse, still packed, and are sent out again. */
export const sendAgain = defineRoute({
  ...work,
  name: 'shipping/send-again',
  summary: 'Send an order again whose parcels have all come back',
  method: 'POST',
  path: '/admin/orders/{id}/packing/send-again',
  errors: orderChangeRefusals,
});

/** Damaged and missing pieces of those that should be back on a shelf; all others are good. */
export const BackLine = z.strictObject({
  id: z.string().min(1).max(160),
  damaged: z.int().min(0).max(10_000).default(0),
  missing: z.int().min(0).max(10_000).default(0),
  /** Lots of the pieces that are put back on the shelf, if they were checked. */
  lots: Lots.default([]),
});
export type BackLine = z.infer<typeof BackLine>;

export const takeInParcels = defineRoute({
  ...work,
  name: 'shipping/take-in-parcels',
  summary: 'Take in what came back, line by line: what is good is restocked, and the order is over',
  method: 'POST',
  path: '/admin/orders/{id}/packing/take-in',
  body: z
    .strictObject({
      /** Lines that are not listed are all good. */
      lines: z
        .array(BackLine)
        .max(200)
        .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, { error: 'each-once' })
        .default([]),
    })
    .prefault({}),
  errors: [...orderChangeRefusals, 'PACKING_LINE_UNKNOWN', 'PACKING_TOO_MANY', 'LOTS_NEEDED'],
});

export const reportLost = defineRoute({
  ...work,
  name: 'shipping/report-lost',
  summary: 'Call an order off whose parcels are all lost, and hold the carrier to account',
  method: 'POST',
  path: '/admin/orders/{id}/packing/lost',
  errors: [...orderChangeRefusals, 'PARCEL_NOT_LOST'],
});

/** How many pieces of a line the buyer gave back at the door, and how many of these are sold again. */
export const RefusedLine = z
  .strictObject({
    itemId: z.string().min(1).max(200),
    returned: z.int().min(1).max(999),
    restocked: z.int().min(0).max(999),
    /** Lots of the restocked pieces, if they were checked. */
    lots: Lots.default([]),
  })
  .refine(({ returned, restocked }) => restocked <= returned, { path: ['restocked'], error: 'too-many' });
export type RefusedLine = z.infer<typeof RefusedLine>;

export const takeInRest = defineRoute({
  ...work,
  name: 'shipping/take-in-rest',
  summary: 'A buyer kept a part: that is paid, and the rest is taken in as a return',
  method: 'POST',
  path: '/admin/orders/{id}/packing/take-in-rest',
  body: z.strictObject({
    lines: z
      .array(RefusedLine)
      .min(1)
      .max(maxOrderLines)
      .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, {
        error: 'each-once',
      }),
    reason: ReturnReason,
    /** The responsible side, if it differs from the reason's default. */
    fault: Fault.optional(),
    note: ReturnNote.default(''),
  }),
  errors: [
    ...orderChangeRefusals,
    'RETURN_LINE_UNKNOWN',
    'RETURN_TOO_MANY',
    'RETURN_EXISTS',
    'NOTHING_KEPT',
    'LOTS_NEEDED',
    // If the shop delivers itself, the buyer pays at the door into the till of the deliverer.
    'TILL_REQUIRED',
  ],
});
