import { flag, id, many, since, until, words } from '../lists/query-parts.ts';

export const returnStatuses = [
  'requested',
  'approved',
  'rejected',
  'returning',
  'received',
  'inspected',
  'refunded',
  'exchanged',
  'closed',
  'cancelled',
] as const;

/** Work queues of returns, with the statuses in each. */
export const returnQueues = {
  asked: ['requested'],
  onTheWay: ['approved', 'returning'],
  toInspect: ['received'],
  toSettle: ['inspected'],
} as const satisfies Record<string, readonly (typeof returnStatuses)[number][]>;
/** All queue names. Returns with refused pieces to send back are in `toSendBack` too, whatever their status. */
export const returnQueueNames = ['asked', 'onTheWay', 'toInspect', 'toSettle', 'toSendBack'] as const;
export type ReturnQueue = (typeof returnQueueNames)[number];

export const returnReasons = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'missing_parts',
  'poor_quality',
  'changed_mind',
  'other',
] as const;

/** Ways in which goods come back: fetched at the door, or brought to a warehouse of the market. */
export const returnMethods = ['pickup', 'drop_off'] as const;

/** Results of inspecting returned goods; `partial` if only some of them are accepted. */
export const qaResults = ['passed', 'partial', 'failed'] as const;

/** Sides that can be responsible for a return. */
export const faults = ['shop', 'buyer'] as const;

/** Filters and sorts of a member's own returns. */
export const returnList = {
  filters: { statusIn: many(returnStatuses), orderId: id(40) },
  sort: '-id',
  page: 'pageSize',
  size: 20,
} as const;

/** Filters and sorts of the staff's list of all returns. */
export const staffReturnList = {
  filters: {
    search: words(100),
    status: many(returnStatuses),
    reason: many(returnReasons),
    method: many(returnMethods),
    qaResult: many(qaResults),
    requestRefund: flag(),
    requestExchange: flag(),
    hasTrackingNumber: flag(),
    toSendBack: flag(),
    courierName: words(80),
    orderId: id(40),
    userId: id(64),
    /** Typed filters: by the order's code, and by the complete phone number of its buyer. */
    orderCode: words(40),
    customerPhone: words(20),
    createdById: id(64),
    createdFrom: since(),
    createdTo: until(),
    updatedFrom: since(),
    updatedTo: until(),
    approvedFrom: since(),
    approvedTo: until(),
    qcFrom: since(),
    qcTo: until(),
    /** Adds all goods and the requester to each row of the list. */
    includeItems: flag(),
    includeUser: flag(),
  },
  sorts: ['createdAt', 'updatedAt', 'refundAmount'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
