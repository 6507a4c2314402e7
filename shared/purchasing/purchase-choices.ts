import { flag, id, many, since, until, words } from '../lists/query-parts.ts';

/** Statuses of a purchase, in order. */
export const purchaseStatuses = [
  'draft',
  'sent',
  'partly_received',
  'received',
  'closed',
  'cancelled',
] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** Allowed manual status changes. The received quantities decide between partly and fully received. */
const nextStatuses: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  draft: ['sent', 'cancelled'],
  sent: ['partly_received', 'received', 'cancelled'],
  partly_received: ['received', 'closed'],
  received: ['closed'],
  closed: [],
  cancelled: [],
};
export const mayBecome = (from: PurchaseStatus, to: PurchaseStatus): boolean =>
  nextStatuses[from].includes(to);

/** Tells whether goods are still on their way. */
export const isOnItsWay = (status: PurchaseStatus): boolean =>
  status === 'sent' || status === 'partly_received';

/** Tells whether something was received: then goods can be sent back, and a later bill can correct the cost. */
export const wasReceived = (status: PurchaseStatus): boolean =>
  status === 'partly_received' || status === 'received' || status === 'closed';

/** Filters and sorts of the staff's list of purchases. */
export const purchaseList = {
  filters: {
    q: words(),
    status: many(purchaseStatuses),
    supplier: id(),
    warehouseId: many(),
    late: flag(),
    from: since(),
    to: until(),
  },
  sorts: ['createdAt', 'code', 'expectedOn', 'supplierName'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
