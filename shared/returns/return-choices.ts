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

/** What returns wait for, and where they stand then. */
export const returnQueues = {
  asked: ['requested'],
  onTheWay: ['approved', 'returning'],
  toInspect: ['received'],
  toSettle: ['inspected'],
} as const satisfies Record<string, readonly (typeof returnStatuses)[number][]>;
/** Pieces that were not accepted wait to be sent back, wherever their return stands. */
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

/** How the goods come back: fetched at the door, or brought to one of the market's warehouses. */
export const returnMethods = ['pickup', 'drop_off'] as const;

/** What looking at the goods that came back has shown: of some only a part is as it should be. */
export const qaResults = ['passed', 'partial', 'failed'] as const;

/** Who answers for it that goods go back. */
export const faults = ['shop', 'buyer'] as const;

/** A member's own returns. */
export const returnList = {
  filters: { statusIn: many(returnStatuses), orderId: id(40) },
  sort: '-id',
  page: 'pageSize',
  size: 20,
} as const;

/** Everybody's, for staff. */
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
    /** The same as they are typed: by the order's code, and by the whole of its buyer's number. */
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
    /** All of its goods, and who asked, beside what a line of a list says. */
    includeItems: flag(),
    includeUser: flag(),
  },
  sorts: ['createdAt', 'updatedAt', 'refundAmount'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
