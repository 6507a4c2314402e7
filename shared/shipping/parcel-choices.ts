import { flag, id, many, one, words } from '../lists/query-parts.ts';
import { orderPaymentStatuses, orderStatuses } from '../values/order-statuses.ts';

/** Stage of a parcel. `open`: no carrier asked; `asked`: answer unknown; others come from the carrier. */
export const parcelStages = [
  'open',
  'asked',
  'waiting',
  'pickup_failed',
  'pickup_late',
  'picked_up',
  'out',
  'delayed',
  'failed',
  'delivered',
  'settled',
  'returning',
  'returned',
  'return_settled',
  'compensated',
] as const;
export type ParcelStage = (typeof parcelStages)[number];

/** Problems of a parcel that a person has to look at. */
export const parcelTroubles = [
  'late',
  'pickup_failed',
  'failed',
  'returning',
  'came_back',
  'weight_differs',
  'cod_differs',
  'refused',
  'unknown_status',
  'compensated',
  'fee_differs',
  'order_over',
  'complained',
  'part_back',
  'to_claim',
] as const;
export type ParcelTrouble = (typeof parcelTroubles)[number];

/** Formats in which a batch of labels is printed: on a label printer, or four to a page. */
export const parcelSheetNames = ['a6', 'a4-4'] as const;
export type ParcelSheetName = (typeof parcelSheetNames)[number];
export const maxLabelledOrders = 50;

/** Reasons for a complaint to the carrier about a parcel. */
export const complaintKinds = ['lost', 'damaged', 'short', 'weight', 'cod'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** Packing queues of orders on their way; arrived or ended ones are in none. */
export const packingQueues = ['to_pack', 'in_hand', 'packed', 'with_carrier'] as const;
export type PackingQueue = (typeof packingQueues)[number];
export const packingQueueStatuses = {
  to_pack: ['confirmed'],
  in_hand: ['packing'],
  packed: ['packing_completed'],
  with_carrier: ['delivering', 'shipped'],
} as const satisfies Record<PackingQueue, readonly (typeof orderStatuses)[number][]>;

/** Filters and sorts of the packing list, under the names in its specification. */
export const packingList = {
  filters: {
    search: words(100),
    queue: one(packingQueues),
    status: many(orderStatuses),
    paymentStatus: many(orderPaymentStatuses),
    deliveryType: many(['warehouse_pickup', 'prepaid_ship']),
    warehouseId: many(),
    packerId: id(),
    stage: many(parcelStages),
    trouble: many(parcelTroubles),
    troubled: flag(),
  },
  sorts: ['createdAt', 'confirmedAt', 'dueAt', 'total'],
  sort: 'dueAt',
  page: 'limit',
  size: 20,
} as const;
