import * as z from 'zod';
import { ShippingAddress } from '../orders/order.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { ReturnItem, ReturnOrder, TrackingEvent } from './return-order.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

const Line = ReturnItem.pick({ itemId: true, name: true, image: true, ground: true, quantity: true });

/** A return as a row of the staff's list. */
export const ReturnRow = ReturnOrder.pick({
  id: true,
  code: true,
  orderId: true,
  orderCode: true,
  status: true,
  resolution: true,
  method: true,
  reason: true,
  totalQuantity: true,
  refundAmount: true,
  qaResult: true,
  courierName: true,
  trackingNumber: true,
  createdAt: true,
  updatedAt: true,
  approvedAt: true,
  qcAt: true,
}).extend({
  /** Amount that goes back in money; null until the inspection. */
  moneyBack: Vnd.nullable(),
  userId: z.string(),
  createdById: z.string(),
  customerName: z.string(),
  /** The first item, or all items if they are requested. */
  items: z.array(Line),
  /** The requester, if requested. */
  user: z.object({ id: z.string(), fullName: z.string(), phone: z.string() }).nullable(),
});
export type ReturnRow = z.infer<typeof ReturnRow>;

/** A step of a return's history with the person who took it; `user` is null if no name is stored. */
export const StaffReturnLog = TrackingEvent.omit({ by: true, kind: true, to: true, at: true }).extend({
  action: z.string(),
  to: TrackingEvent.shape.to,
  user: z.string().nullable(),
  by: TrackingEvent.shape.by,
  createdAt: z.string(),
});
export type StaffReturnLog = z.infer<typeof StaffReturnLog>;

export const StaffReturn = ReturnOrder.extend({
  userId: z.string(),
  createdById: z.string(),
  customer: z.object({ fullName: z.string(), phone: z.string() }),
  order: z.object({
    id: z.string(),
    code: z.string(),
    status: OrderStatus,
    paymentStatus: OrderPaymentStatus,
    total: Vnd,
    paidAmount: Vnd,
    shippingAddress: ShippingAddress.nullable(),
    hasVouchers: z.boolean(),
    /** Name of the carrier; null if the shop delivered itself or nobody has delivered yet. */
    carrier: z.string().nullable(),
  }),
  /** Shelves that the goods came from, with the pieces of each line, until they are restocked. */
  shelves: z.array(
    z.object({
      itemId: z.string(),
      warehouse: z.string(),
      /** The shelf's name as the warehouse's staff write it; null if there is none. */
      place: z.string().nullable(),
      quantity: z.int(),
    }),
  ),
  /** Money of the return: not requested yet, in a running refund, and paid out. */
  money: z.object({
    owed: Vnd,
    onItsWay: Vnd,
    paid: Vnd,
    /** Part that paid for other goods that were sent. */
    carried: Vnd,
    /** Credit that other goods may be paid with now; 0 if an exchange is not allowed. */
    credit: Vnd,
    /** The order that was paid. It differs from the order of the goods if those were a replacement. */
    orderId: z.string(),
    refundIds: z.array(z.string()),
  }),
  /** Actions that the caller may take now. */
  may: z.object({
    approve: z.boolean(),
    reject: z.boolean(),
    track: z.boolean(),
    receive: z.boolean(),
    inspect: z.boolean(),
    choose: z.boolean(),
    exchange: z.boolean(),
    /** Choose other goods in place of the returned ones. */
    exchangeForOthers: z.boolean(),
    /** Request the refund. */
    refund: z.boolean(),
    /** Finish a return for which nothing goes back. */
    settle: z.boolean(),
    /** Send the refused pieces back to the buyer. */
    sendBack: z.boolean(),
    close: z.boolean(),
  }),
  logs: z.array(StaffReturnLog).optional(),
});
export type StaffReturn = z.infer<typeof StaffReturn>;
