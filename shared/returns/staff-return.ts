import * as z from 'zod';
import { ShippingAddress } from '../orders/order.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { ReturnItem, ReturnOrder, TrackingEvent } from './return-order.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

const Line = ReturnItem.pick({ itemId: true, name: true, image: true, ground: true, quantity: true });

/** A return as a line of staff's list says it. */
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
  /** What goes back in money, once somebody has looked. */
  moneyBack: Vnd.nullable(),
  userId: z.string(),
  createdById: z.string(),
  customerName: z.string(),
  /** The first of its goods; all of them where they are asked for. */
  items: z.array(Line),
  /** Who asked, where it is asked for. */
  user: z.object({ id: z.string(), fullName: z.string(), phone: z.string() }).nullable(),
});
export type ReturnRow = z.infer<typeof ReturnRow>;

/** A step of a return's way with whoever took it; null where nobody's name is kept. */
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
    /** Who brought it, as the carrier is called; null where the shop did, or nobody yet. */
    carrier: z.string().nullable(),
  }),
  /** Where its goods lay, while they are still to be laid back: of each line so many pieces. */
  shelves: z.array(
    z.object({
      itemId: z.string(),
      warehouse: z.string(),
      /** As the people of the warehouse write it; null where nobody said. */
      place: z.string().nullable(),
      quantity: z.int(),
    }),
  ),
  /** Of what goes back for it: still to be asked for, with a refund, and sent. */
  money: z.object({
    owed: Vnd,
    onItsWay: Vnd,
    paid: Vnd,
    /** What of it pays for other goods that were sent. */
    carried: Vnd,
    /** What other goods may be paid with now; nothing where they may not be chosen. */
    credit: Vnd,
    /** The order the money is of: not the one whose goods these are, where those were a replacement. */
    orderId: z.string(),
    refundIds: z.array(z.string()),
  }),
  /** What whoever looks may do with it now. */
  may: z.object({
    approve: z.boolean(),
    reject: z.boolean(),
    track: z.boolean(),
    receive: z.boolean(),
    inspect: z.boolean(),
    choose: z.boolean(),
    exchange: z.boolean(),
    /** Chooses other goods in place of those that came back. */
    exchangeForOthers: z.boolean(),
    /** Asks for its money to be sent back. */
    refund: z.boolean(),
    /** Nothing goes back, and so it is through. */
    settle: z.boolean(),
    /** Sends its buyer what was not accepted. */
    sendBack: z.boolean(),
    close: z.boolean(),
  }),
  logs: z.array(StaffReturnLog).optional(),
});
export type StaffReturn = z.infer<typeof StaffReturn>;
