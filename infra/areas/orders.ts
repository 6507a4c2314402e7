import * as orders from '#shared/orders/index.ts';
import { type Area, inFolder, read, route, schedule, worker, write } from './area.ts';

/** Orders of all members, from a view. */
const lists = { table: 'read', views: ['orders'] } as const;
/** Starting a payment signs VNPay's URL or opens a Stripe page. */
const pays = { table: 'write', payments: ['vnpay', 'stripe'] } as const;
/** The tokens that open guest orders are signed. */
const guestRead = { table: 'read', orderLinks: true } as const;
const guestWrite = { table: 'write', orderLinks: true } as const;
/** Showing a payment needs the shop's bank account but no secret. */
const showsPayments = { table: 'read', payments: [] } as const;

/** Reserves concurrency for checkout during a sale, and limits it to protect the rest of the shop. */
const selling = { reserve: 200, gradual: true } as const;

export const ordersArea: Area = {
  name: 'orders',
  routes: [
    ...inFolder('shop', [
      route(orders.quoteOrder, read),
      route(orders.createOrder, pays, selling),
      route(orders.listPickupOptions, read),
      route(orders.selectWarehouse, write),
      route(orders.getShipmentFee, read),

      route(orders.listOrders, { ...read, indexes: ['gsi2'] }),
      route(orders.getOrderSummary, { ...read, indexes: ['gsi2'] }),
      route(orders.countOrdersByStatus, { ...read, indexes: ['gsi2'] }),
      route(orders.countOrdersByPaymentStatus, { ...read, indexes: ['gsi2'] }),
      route(orders.getOrder, read),
      route(orders.getOrderByCode, read),
      route(orders.listOrderItems, read),
      route(orders.listOrderPayments, showsPayments),
      route(orders.getOrderDelivery, read),
      route(orders.getOrderTimeline, read),
      route(orders.getOrderDeliveryLogs, read),
      route(orders.getOrderDeliveryWithTimeline, read),
      route(orders.previewReorder, read),
      route(orders.cancelOrder, write),
      route(orders.completeOrder, write),
      route(orders.requestVatInvoice, write),
    ]),
    ...inFolder('guest', [
      route(orders.quoteGuestOrder, read),
      route(orders.createGuestOrder, pays, selling),
      route(orders.validateGuestCart, read),

      route(orders.getGuestOrder, guestRead),
      route(orders.getGuestOrderByCode, guestRead),
      route(orders.getGuestOrderDeliveryWithTimeline, guestRead),
      route(orders.listGuestOrders, read),
      route(orders.sendGuestLinks, write),
      route(orders.cancelGuestOrder, guestWrite),
      route(orders.completeGuestOrder, guestWrite),
      route(orders.requestGuestInvoice, guestWrite),
      route(orders.confirmGuestOrder, guestWrite),
      route(orders.sendProofMail, guestWrite),
      route(orders.correctGuestEmail, guestWrite),
      route(orders.listGuestOrderPayments, { ...showsPayments, orderLinks: true }),
      route(orders.createGuestPayment, { ...pays, orderLinks: true }),
      route(orders.getGuestPaymentStatus, { ...showsPayments, orderLinks: true }),
      route(orders.createGuestTicket, guestWrite),
    ]),
    ...inFolder('staff', [
      route(orders.getStaffOrder, read),
      route(orders.startPacking, write),
      route(orders.completePacking, write),
      route(orders.completeUnscanned, write),
      route(orders.handToCarrier, write),
      route(orders.markDelivered, write),
      route(orders.takeBackParcel, write),
      route(orders.changeOrderStatus, write),
      route(orders.takeMoney, write),
      route(orders.grantCredit, write),
      route(orders.remindOfCredit, write),
      route(orders.listCreditOrders, { ...read, indexes: ['gsi1'] }),

      route(orders.searchOrders, lists),
      route(orders.listOrderIds, lists),
      route(orders.countOrderQueues, lists),
      route(orders.listSaleChannels, {}),
      route(orders.getOrderStory, read),
      route(orders.noteOrder, write),
      route(orders.viewOrder, write),
      route(orders.recordCall, write),
      route(orders.listAlikeOrders, lists),
      route(orders.confirmOrders, write),
      route(orders.resendOrderMail, write),
      route(orders.quoteCounterOrder, read),
      route(orders.createCounterOrder, { table: 'write', payments: [] }),
      route(orders.sellAtCounter, { table: 'write', payments: [] }),
      route(orders.previewEdit, read),
      route(orders.editOrder, write),
      route(orders.previewMerge, read),
      route(orders.mergeOrders, write),
    ]),
  ],
  workers: [worker('follow-sales', 'sales', write, { seconds: 60, batch: 10 })],
  schedules: [
    schedule(
      'sweep-due',
      1,
      {
        table: 'write',
        indexes: ['gsi1', 'gsi2'],
        payments: ['vnpay', 'stripe'],
        carriers: ['ghtk'],
        einvoice: true,
      },
      { timeoutSeconds: 60 },
    ),
  ],
};
