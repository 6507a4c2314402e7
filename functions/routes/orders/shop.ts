import { AppError } from '#shared/contract/errors.ts';
import * as orders from '#shared/orders/index.ts';
import { chooseWarehouse } from '#functions/domain/cart/choose-warehouse.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { listPayments } from '#functions/domain/checkout/list-payments.ts';
import { placeAndPay } from '#functions/domain/checkout/place-and-pay.ts';
import { quoteWithDeposit } from '#functions/domain/checkout/quote-with-deposit.ts';
import * as moving from '#functions/domain/orders/moving/move-order.ts';
import * as requesting from '#functions/domain/orders/moving/request-vat-invoice.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { estimateShipping } from '#functions/domain/orders/placing/estimate-shipping.ts';
import { memberOrderInput, memberQuoteInput } from '#functions/domain/orders/placing/member-order-input.ts';
import { pickupOptions } from '#functions/domain/orders/placing/pickup-options.ts';
import {
  countByPaymentStatus,
  countByStatus,
  summariseOrders,
} from '#functions/domain/orders/reading/count-orders.ts';
import { deliveryLogsOf, deliveryOf } from '#functions/domain/orders/reading/delivery-of.ts';
import { listOwnOrders } from '#functions/domain/orders/reading/list-orders.ts';
import { listEvents } from '#functions/domain/orders/reading/order-events.ts';
import * as previewing from '#functions/domain/orders/reading/preview-reorder.ts';
import { requireOrder, requireOrderByCode } from '#functions/domain/orders/reading/read-orders.ts';
import { memberRequester } from '#functions/domain/orders/reading/requester.ts';
import { providerForOrder } from '#functions/domain/payments/attempts/begin-payment.ts';
import { provinceName } from '#functions/domain/places/province-name.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const cancelOrder = httpRoute(
  orders.cancelOrder,
  async ({ actor, params: { id }, body: { reason }, table, now }) => {
    const asked = { id, asker: memberRequester(actor), by: 'shopper', reason } as const;
    return toOrder(await callOff({ table, now }, asked));
  },
);

export const completeOrder = httpRoute(
  orders.completeOrder,
  async ({ actor, params: { id }, table, now }) => {
    const order = await saveChange(
      { table, now },
      {
        id,
        asker: memberRequester(actor),
        decide: (found, at) => moving.completeOrder(found, 'shopper', at),
      },
    );
    return toOrder(order);
  },
);

export const countOrdersByPaymentStatus = httpRoute(orders.countOrdersByPaymentStatus, ({ table, actor }) =>
  countByPaymentStatus({ table }, actor.userId),
);

export const countOrdersByStatus = httpRoute(orders.countOrdersByStatus, ({ table, actor }) =>
  countByStatus({ table }, actor.userId),
);

export const createOrder = httpRoute(
  orders.createOrder,
  ({ actor, body, language, sourceIp, table, now }) => {
    const paymentProvider = providerForOrder({ method: body.paymentMethod, provider: body.paymentProvider });
    const input = memberOrderInput(actor.userId, body, { paymentProvider, language });
    return placeAndPay({ table, now }, { ...input, sourceIp });
  },
);

export const getOrderByCode = httpRoute(
  orders.getOrderByCode,
  async ({ actor, params: { code }, table, now }) =>
    toOrder(await requireOrderByCode({ table, now }, { code, asker: memberRequester(actor) })),
);

export const getOrderDeliveryLogs = httpRoute(
  orders.getOrderDeliveryLogs,
  async ({ actor, params, table, now }) => {
    const { id } = await requireOrder({ table, now }, { id: params.id, asker: memberRequester(actor) });
    return deliveryLogsOf(await listEvents({ table, now }, id));
  },
);

export const getOrderDeliveryWithTimeline = httpRoute(
  orders.getOrderDeliveryWithTimeline,
  async ({ actor, params: { id }, table, now }) => {
    const order = await requireOrder({ table, now }, { id, asker: memberRequester(actor) });
    return { delivery: deliveryOf(order), timeline: await listEvents({ table, now }, id) };
  },
);

export const getOrderDelivery = httpRoute(
  orders.getOrderDelivery,
  async ({ actor, params: { id }, table, now }) =>
    deliveryOf(await requireOrder({ table, now }, { id, asker: memberRequester(actor) })),
);

export const getOrderSummary = httpRoute(orders.getOrderSummary, ({ table, actor }) =>
  summariseOrders({ table }, actor.userId),
);

export const getOrderTimeline = httpRoute(orders.getOrderTimeline, async ({ actor, params, table, now }) => {
  const { id } = await requireOrder({ table, now }, { id: params.id, asker: memberRequester(actor) });
  return listEvents({ table, now }, id);
});

export const getOrder = httpRoute(orders.getOrder, async ({ actor, params: { id }, table, now }) =>
  toOrder(await requireOrder({ table, now }, { id, asker: memberRequester(actor) })),
);

export const getShipmentFee = httpRoute(orders.getShipmentFee, ({ query, table, now }) =>
  estimateShipping({ table, now }, { ...query, province: provinceName(query.system, query.provinceCode) }),
);

export const listOrderItems = httpRoute(
  orders.listOrderItems,
  async ({ actor, params: { id }, table, now }) => {
    const { items } = await requireOrder({ table, now }, { id, asker: memberRequester(actor) });
    return items;
  },
);

export const listOrderPayments = httpRoute(
  orders.listOrderPayments,
  ({ actor, params: { id }, table, now }) =>
    listPayments({ table, now }, { id, asker: memberRequester(actor) }),
);

export const listOrders = httpRoute(orders.listOrders, ({ table, now, actor: { userId }, query }) =>
  listOwnOrders({ table, now }, { userId, query }),
);

export const listPickupOptions = httpRoute(orders.listPickupOptions, async ({ actor, query, table, now }) => {
  const { sessionId, cartItemIds, lines, provinceCode, system } = query;
  const near = provinceCode === undefined ? undefined : provinceName(system, provinceCode);
  const guest = sessionId ? (await requireSession({ table, now }, sessionId)).owner : undefined;
  const owner = guest ?? (actor && memberOwner(actor.userId));
  return pickupOptions({ table, now }, { owner, cartItemIds, lines, near });
});

export const previewReorder = httpRoute(orders.previewReorder, ({ actor, params: { id }, table, now }) =>
  previewing.previewReorder({ table, now }, { id, asker: memberRequester(actor) }),
);

export const quoteOrder = httpRoute(orders.quoteOrder, ({ actor, body, table, now }) =>
  quoteWithDeposit({ table, now }, memberQuoteInput(actor.userId, body), body),
);

export const requestVatInvoice = httpRoute(
  orders.requestVatInvoice,
  async ({ actor, params: { id }, body, table, now }) => {
    const order = await saveChange(
      { table, now },
      {
        id,
        asker: memberRequester(actor),
        decide: (found, at) => requesting.requestVatInvoice(found, body, at),
      },
    );
    if (!order.vatInvoice) throw new AppError('STALE_STATE');
    return { request: order.vatInvoice };
  },
);

export const selectWarehouse = httpRoute(orders.selectWarehouse, async ({ body, table, now }) => {
  await chooseWarehouse({ table, now }, body);
  return { selectedWarehouseId: body.warehouseId };
});
