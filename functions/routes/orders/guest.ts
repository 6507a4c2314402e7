import { AppError } from '#shared/contract/errors.ts';
import { notice } from '#shared/messages/index.ts';
import * as orders from '#shared/orders/index.ts';
import { orderRoom } from '#shared/orders/order-rooms.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { listPayments } from '#functions/domain/checkout/list-payments.ts';
import { placeAndPay } from '#functions/domain/checkout/place-and-pay.ts';
import { quoteWithDeposit } from '#functions/domain/checkout/quote-with-deposit.ts';
import { issueTicket, ticketSeconds } from '#functions/domain/live/connections.ts';
import * as correcting from '#functions/domain/orders/guests/correct-email.ts';
import {
  linkAsker,
  readGuestOrder,
  readGuestOrderByCode,
  strongAsker,
} from '#functions/domain/orders/guests/guest-access.ts';
import { readGuestTracking } from '#functions/domain/orders/guests/guest-tracking.ts';
import * as listing from '#functions/domain/orders/guests/list-guest-orders.ts';
import * as sendingGuestLinks from '#functions/domain/orders/guests/send-guest-links.ts';
import { confirmByLink } from '#functions/domain/orders/moving/confirm-order.ts';
import { completeOrder } from '#functions/domain/orders/moving/move-order.ts';
import { requestVatInvoice } from '#functions/domain/orders/moving/request-vat-invoice.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import * as sendingProofMail from '#functions/domain/orders/moving/send-proof-mail.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { findIssues } from '#functions/domain/orders/placing/compute-quote.ts';
import { guestOrderInput, guestQuoteInput } from '#functions/domain/orders/placing/guest-order-input.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { providerFor, providerForOrder } from '#functions/domain/payments/attempts/begin-payment.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { requirePayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { networkOf } from '#functions/platform/limits/network.ts';
import { limitRate } from '#functions/platform/limits/rate-limit.ts';

export const cancelGuestOrder = httpRoute(
  orders.cancelGuestOrder,
  async ({ params: { id }, query, body: { reason }, table, now }) => {
    const asker = await strongAsker(query);
    const order = await callOff({ table, now }, { id, asker, by: 'shopper', reason });
    return { ...toOrder(order), access: 'full' as const };
  },
);

export const completeGuestOrder = httpRoute(
  orders.completeGuestOrder,
  async ({ params: { id }, query, table, now }) => {
    const asker = await strongAsker(query);
    const order = await saveChange(
      { table, now },
      { id, asker, decide: (found, at) => completeOrder(found, 'shopper', at) },
    );
    return { ...toOrder(order), access: 'full' as const };
  },
);

export const confirmGuestOrder = httpRoute(
  orders.confirmGuestOrder,
  async ({ params: { id }, query, table, now }) => {
    const asker = await linkAsker(query);
    const order = await saveChange({ table, now }, { id, asker, decide: confirmByLink });
    return { ...toOrder(order), access: 'full' as const };
  },
);

export const correctGuestEmail = httpRoute(
  orders.correctGuestEmail,
  async ({ params: { id }, query, body, table, now }) => {
    const asker = await strongAsker(query);
    const order = await correcting.correctGuestEmail({ table, now }, { id, asker, email: body.email });
    return { ...toOrder(order), access: 'full' as const };
  },
);

export const createGuestOrder = httpRoute(
  orders.createGuestOrder,
  async ({ body, language, sourceIp, table, now }) => {
    const paymentProvider = providerForOrder({ method: body.paymentMethod, provider: body.paymentProvider });
    const input = await guestOrderInput({ table, now }, { asked: body, paymentProvider, language });
    return placeAndPay({ table, now }, { ...input, sourceIp });
  },
);

export const createGuestPayment = httpRoute(
  orders.createGuestPayment,
  async ({ params: { id }, query, body, sourceIp, table, now }) => {
    const config = await readPaymentConfig(providerFor(body));
    const order = { id, asker: await strongAsker(query) };
    const start = { ...body, sourceIp };
    return toPayment(await createPayment({ table, now }, { order, start, config }), config);
  },
);

/** Issues a socket ticket to a guest with proof of an order; it allows only that order's room. */
export const createGuestTicket = httpRoute(
  orders.createGuestTicket,
  async ({ params, query, table, now }) => {
    const { id } = await requireOrder({ table, now }, { id: params.id, asker: await strongAsker(query) });
    const guest = { userId: `guest-${id}`, role: 'user', room: orderRoom(id).name } as const;
    return { ticket: await issueTicket({ table, now }, guest), expiresInSeconds: ticketSeconds };
  },
);

export const getGuestOrderByCode = httpRoute(
  orders.getGuestOrderByCode,
  ({ params: { code }, query, table, now }) => readGuestOrderByCode({ table, now }, { code, proof: query }),
);

export const getGuestOrderDeliveryWithTimeline = httpRoute(
  orders.getGuestOrderDeliveryWithTimeline,
  ({ params: { id }, query, table, now }) => readGuestTracking({ table, now }, { id, proof: query }),
);

export const getGuestOrder = httpRoute(orders.getGuestOrder, ({ params: { id }, query, table, now }) =>
  readGuestOrder({ table, now }, { id, proof: query }),
);

export const getGuestPaymentStatus = httpRoute(
  orders.getGuestPaymentStatus,
  async ({ params: { id }, query, table, now }) =>
    toPayment(
      await requirePayment({ table, now }, { id, asker: await strongAsker(query) }),
      await readPaymentConfig(null),
    ),
);

export const listGuestOrderPayments = httpRoute(
  orders.listGuestOrderPayments,
  async ({ params: { id }, query, table, now }) =>
    listPayments({ table, now }, { id, asker: await strongAsker(query) }),
);

/**
 * Phone numbers can be tried one after the other, so requests without a session are limited by network address.
 */
const guesses = { calls: 60, seconds: 60 };

export const listGuestOrders = httpRoute(orders.listGuestOrders, async ({ query, sourceIp, table, now }) => {
  if (!query.sessionId) await limitRate(table, 'guest-contact', networkOf(sourceIp), guesses);
  return listing.listGuestOrders({ table, now }, query);
});

export const quoteGuestOrder = httpRoute(orders.quoteGuestOrder, async ({ body, table, now }) =>
  quoteWithDeposit({ table, now }, await guestQuoteInput({ table, now }, body), body),
);

export const requestGuestInvoice = httpRoute(
  orders.requestGuestInvoice,
  async ({ params: { id }, query, body, table, now }) => {
    const asker = await strongAsker(query);
    const decide = (found: Parameters<typeof requestVatInvoice>[0], at: Date) =>
      requestVatInvoice(found, body, at);
    const order = await saveChange({ table, now }, { id, asker, decide });
    if (!order.vatInvoice) throw new AppError('STALE_STATE');
    return { request: order.vatInvoice };
  },
);

export const sendGuestLinks = httpRoute(orders.sendGuestLinks, async ({ body, language, table, now }) => {
  await sendingGuestLinks.sendGuestLinks({ table, now }, body);
  return { message: notice('guestLinksSent', language) };
});

export const sendProofMail = httpRoute(
  orders.sendProofMail,
  async ({ params: { id }, query, language, table, now }) => {
    await sendingProofMail.sendProofMail({ table, now }, { id, asker: await strongAsker(query) });
    return { message: notice('proofMailSent', language) };
  },
);

export const validateGuestCart = httpRoute(orders.validateGuestCart, async ({ body, table, now }) => {
  const { owner } = await requireSession({ table, now }, body.sessionId);
  return findIssues({ table, now }, owner);
});
