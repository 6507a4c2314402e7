import { flag, id, many, one, words } from '../lists/query-parts.ts';
import { orderPaymentStatuses, orderStatuses } from '../values/order-statuses.ts';

/**
 * Where a parcel stands, in our words: `open` until a carrier has been asked, `asked` while nobody knows what it said.
 * All the others are the carrier's to say.
 */
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

/** What of a parcel a person has to look at. */
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

/** How labels of a batch are printed: by a label printer, or four to a page. */
export const parcelSheetNames = ['a6', 'a4-4'] as const;
export type ParcelSheetName = (typeof parcelSheetNames)[number];
export const mostLabelledOrders = 50;

/** Why a carrier is held to account for a parcel. */
export const complaintKinds = ['lost', 'damaged', 'short', 'weight', 'cod'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** How far orders are on their way out of the house; what has arrived, or is over, is in none of these. */
export const packingQueues = ['to_pack', 'in_hand', 'packed', 'with_carrier'] as const;
export type PackingQueue = (typeof packingQueues)[number];
export const packingQueueStatuses = {
  to_pack: ['confirmed'],
  in_hand: ['packing'],
  packed: ['packing_completed'],
  with_carrier: ['delivering', 'shipped'],
} as const satisfies Record<PackingQueue, readonly (typeof orderStatuses)[number][]>;

/** Names as the specification of the packing list has them. */
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
