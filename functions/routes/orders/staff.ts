import { can } from '#shared/contract/access.ts';
import { saleChannelName } from '#shared/messages/index.ts';
import * as orders from '#shared/orders/index.ts';
import { saleChannels } from '#shared/values/sale-channels.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import * as editing from '#functions/domain/checkout/edit-order.ts';
import * as merging from '#functions/domain/checkout/merge-orders.ts';
import { placeCounterOrder } from '#functions/domain/checkout/place-counter-order.ts';
import * as selling from '#functions/domain/checkout/sell-at-counter.ts';
import { alikeOrders } from '#functions/domain/orders/desk/alike-orders.ts';
import * as confirming from '#functions/domain/orders/desk/confirm-orders.ts';
import * as notes from '#functions/domain/orders/desk/notes.ts';
import * as recordingCall from '#functions/domain/orders/desk/record-call.ts';
import { resendMail } from '#functions/domain/orders/desk/resend-mail.ts';
import { readOrderTimeline } from '#functions/domain/orders/desk/order-timeline.ts';
import * as viewers from '#functions/domain/orders/desk/viewers.ts';
import { confirmByCall } from '#functions/domain/orders/moving/confirm-order.ts';
import * as granting from '#functions/domain/orders/moving/grant-credit.ts';
import * as moving from '#functions/domain/orders/moving/move-order.ts';
import * as reminding from '#functions/domain/orders/moving/remind-of-credit.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import {
  counterOrderInput,
  counterQuoteInput,
  saleInput,
} from '#functions/domain/orders/placing/counter-order-input.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import * as searching from '#functions/domain/orders/reading/search-orders.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { providerForOrder } from '#functions/domain/payments/attempts/begin-payment.ts';
import * as staffMoney from '#functions/domain/payments/settling/staff-money.ts';
import { finishPacking, takeUp } from '#functions/domain/shipping/packing/pack-order.ts';
import * as marking from '#functions/domain/shipping/parcels/mark-delivered.ts';
import { takeIn } from '#functions/domain/shipping/parcels/take-in.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const changeOrderStatus = httpRoute(
  orders.changeOrderStatus,
  async ({ actor, params: { id }, body, table, now }) => {
    const name = { id, asker: shopRequester };
    const order =
      body.status === 'cancelled'
        ? await callOff({ table, now }, { ...name, by: 'staff', reason: body.reason ?? '' })
        : await saveChange(
            { table, now },
            { ...name, decide: (found, at) => confirmByCall(found, actor.userId, at) },
          );
    return toStaffOrder(order);
  },
);

export const completePacking = httpRoute(
  orders.completePacking,
  async ({ actor, params: { id }, table, now }) =>
    toStaffOrder(await finishPacking({ table, now }, { id, userId: actor.userId })),
);

export const completeUnscanned = httpRoute(
  orders.completeUnscanned,
  async ({ actor, params: { id }, table, now }) =>
    toStaffOrder(await finishPacking({ table, now }, { id, userId: actor.userId, isUnscanned: true })),
);

export const confirmOrders = httpRoute(
  orders.confirmOrders,
  async ({ actor: { userId }, body: { ids }, language, table, now }) => ({
    refused: await confirming.confirmOrders({ table, now }, { ids, userId, language }),
  }),
);

export const countOrderQueues = httpRoute(orders.countOrderQueues, ({ now }) =>
  searching.countOrderQueues({ now }),
);

export const createCounterOrder = httpRoute(
  orders.createCounterOrder,
  async ({ actor, body, language, sourceIp, table, now }) => {
    const paymentProvider = providerForOrder({ method: body.paymentMethod });
    const input = counterOrderInput(actor, { asked: body, paymentProvider, language });
    const { isPaid } = body;
    return toStaffOrder(await placeCounterOrder({ table, now }, { ...input, isPaid, sourceIp }));
  },
);

export const editOrder = httpRoute(
  orders.editOrder,
  async ({ actor: { userId }, params: { id }, body, table, now }) =>
    toStaffOrder(await editing.editOrder({ table, now }, { id, userId, ...body })),
);

export const getOrderStory = httpRoute(orders.getOrderStory, ({ params: { id }, table, now }) =>
  readOrderTimeline({ table, now }, id),
);

export const getStaffOrder = httpRoute(orders.getStaffOrder, async ({ params: { id }, table, now }) =>
  toStaffOrder(await requireOrder({ table, now }, { id, asker: shopRequester })),
);

export const grantCredit = httpRoute(
  orders.grantCredit,
  async ({ actor, params: { id }, body, table, now }) => {
    const grant = { ...body, by: actor.userId };
    const order = await saveChange(
      { table, now },
      { id, asker: shopRequester, decide: (found, at) => granting.grantCredit(found, { ...grant, at }) },
    );
    return toStaffOrder(order);
  },
);

export const handToCarrier = httpRoute(orders.handToCarrier, async ({ params: { id }, table, now }) =>
  toStaffOrder(await saveChange({ table, now }, { id, asker: shopRequester, decide: moving.handToCarrier })),
);

export const listAlikeOrders = httpRoute(
  orders.listAlikeOrders,
  ({ actor: { role }, params: { id }, table, now }) =>
    alikeOrders({ table, now }, { id, seesPhones: can(role, 'customers.manage') }),
);

export const listCreditOrders = httpRoute(orders.listCreditOrders, async ({ query, table, now }) => {
  const { orders, nextCursor } = await granting.listCreditOrders({ table, now }, query);
  return { data: orders.map(toStaffOrder), nextCursor };
});

export const listOrderIds = httpRoute(orders.listOrderIds, ({ query, now }) =>
  searching.findOrderIds({ now }, query),
);

export const listSaleChannels = httpRoute(orders.listSaleChannels, async ({ language }) =>
  saleChannels.map((id) => ({ id, name: saleChannelName(id, language) })),
);

export const markDelivered = httpRoute(orders.markDelivered, async ({ params: { id }, table, now }) =>
  toStaffOrder(await marking.markDelivered({ table, now }, { id, asker: shopRequester })),
);

export const mergeOrders = httpRoute(
  orders.mergeOrders,
  async ({ actor: { userId }, params: { id }, body, table, now }) =>
    toStaffOrder(await merging.mergeOrders({ table, now }, { id, userId, ...body })),
);

export const noteOrder = httpRoute(
  orders.noteOrder,
  ({ actor: { userId }, params: { id }, body, table, now }) =>
    notes.noteOrder({ table, now }, { id, userId, ...body }),
);

export const previewEdit = httpRoute(orders.previewEdit, ({ params: { id }, body, table, now }) =>
  editing.previewEdit({ table, now }, id, body),
);

export const previewMerge = httpRoute(orders.previewMerge, ({ params: { id }, body, table, now }) =>
  merging.previewMerge({ table, now }, id, body),
);

export const quoteCounterOrder = httpRoute(orders.quoteCounterOrder, ({ actor, body, table, now }) =>
  quoteOrder({ table, now }, counterQuoteInput(actor, body)),
);

export const recordCall = httpRoute(
  orders.recordCall,
  async ({ actor: { userId }, params: { id }, body, table, now }) => {
    const order = await saveChange(
      { table, now },
      {
        id,
        asker: shopRequester,
        decide: (found, at) => recordingCall.recordCall(found, { ...body, userId }, at),
      },
    );
    return toStaffOrder(order);
  },
);

export const remindOfCredit = httpRoute(orders.remindOfCredit, async ({ params: { id }, table, now }) =>
  toStaffOrder(await reminding.remindOfCredit({ table, now }, { id, asker: shopRequester })),
);

export const resendOrderMail = httpRoute(orders.resendOrderMail, ({ params: { id }, table, now }) =>
  resendMail({ table, now }, id),
);

export const searchOrders = httpRoute(orders.searchOrders, ({ query, actor: { role }, now }) =>
  searching.searchOrders({ now }, { ...query, seesPhones: can(role, 'customers.manage') }),
);

export const sellAtCounter = httpRoute(
  orders.sellAtCounter,
  async ({ actor, body, language, sourceIp, table, now }) => {
    const input = saleInput(actor, { asked: body, language });
    const { card, given } = body;
    const sale = { ...input, card, given, userId: actor.userId, sourceIp };
    return toStaffOrder(await selling.sellAtCounter({ table, now }, sale));
  },
);

export const startPacking = httpRoute(orders.startPacking, async ({ actor, params: { id }, table, now }) =>
  toStaffOrder(await takeUp({ table, now }, { id, userId: actor.userId })),
);

/** Takes in returned parcels whose goods are all in good condition. */
export const takeBackParcel = httpRoute(
  orders.takeBackParcel,
  async ({ params: { id }, actor, table, now }) =>
    toStaffOrder(await takeIn({ table, now }, { id, userId: actor.userId, lines: [] })),
);

export const takeMoney = httpRoute(orders.takeMoney, async ({ params: { id }, body, table, now }) =>
  toStaffOrder(await staffMoney.takeMoney({ table, now }, { id, asker: shopRequester, amount: body.amount })),
);

export const viewOrder = httpRoute(
  orders.viewOrder,
  async ({ actor: { userId }, params: { id }, body, table, now }) => ({
    others: await viewers.viewOrder({ table, now }, { id, userId, ...body }),
  }),
);
