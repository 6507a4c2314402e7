import { AppError } from '#shared/contract/errors.ts';
import * as payments from '#shared/payments/index.ts';
import { isLive } from '#shared/payments/payment.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { memberRequester } from '#functions/domain/orders/reading/requester.ts';
import { providerFor } from '#functions/domain/payments/attempts/begin-payment.ts';
import * as cancelling from '#functions/domain/payments/attempts/cancel-payment.ts';
import * as creating from '#functions/domain/payments/attempts/create-payment.ts';
import { requirePayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { receiveBank } from '#functions/domain/payments/notices/receive-bank.ts';
import { receiveStripe } from '#functions/domain/payments/notices/receive-stripe.ts';
import { receiveVnpay, vnpayAnswer } from '#functions/domain/payments/notices/receive-vnpay.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import * as simulating from '#functions/domain/payments/settling/simulate-payment.ts';
import * as verifying from '#functions/domain/payments/settling/verify-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';

export const cancelPayment = httpRoute(payments.cancelPayment, async ({ actor, body, table, now }) => {
  const payment = await cancelling.cancelPayment(
    { table, now },
    { id: body.paymentId, asker: memberRequester(actor) },
  );
  return toPayment(payment, await readPaymentConfig(null));
});

export const completePayment = httpRoute(payments.completePayment, async ({ actor, body, table, now }) => {
  const config = await readPaymentConfig(null);
  simulating.requireSimulation(config);
  const asker = memberRequester(actor);
  const { paymentId } = await requireOrder({ table, now }, { id: body.orderId, asker });
  const payment = paymentId && (await requirePayment({ table, now }, { id: paymentId, asker }));
  if (!payment || payment.provider === null || !isLive(payment.status))
    throw new AppError('ORDER_NOT_PAYABLE');
  return toPayment(await simulating.simulatePayment({ table, now }, { payment, outcome: 'success' }), config);
});

export const createPayment = httpRoute(
  payments.createPayment,
  async ({ actor, body, sourceIp, table, now }) => {
    const config = await readPaymentConfig(providerFor(body));
    const order = { id: body.orderId, asker: memberRequester(actor) };
    const start = { ...body, sourceIp };
    return toPayment(await creating.createPayment({ table, now }, { order, start, config }), config);
  },
);

export const getPaymentStatus = httpRoute(
  payments.getPaymentStatus,
  async ({ actor, params: { id }, table, now }) => {
    const payment = await requirePayment({ table, now }, { id, asker: memberRequester(actor) });
    return toPayment(payment, await readPaymentConfig(null));
  },
);

export const getPayment = httpRoute(payments.getPayment, async ({ actor, params: { id }, table, now }) => {
  const payment = await requirePayment({ table, now }, { id, asker: memberRequester(actor) });
  return toPayment(payment, await readPaymentConfig(null));
});

export const receiveBankNotice = webhookRoute(payments.receiveBankNotice, ({ table, now, ...notice }) =>
  receiveBank({ table, now }, notice),
);

export const receiveStripeNotice = webhookRoute(payments.receiveStripeNotice, ({ table, now, ...notice }) =>
  receiveStripe({ table, now }, notice),
);

export const receiveVnpayForm = webhookRoute(
  payments.receiveVnpayForm,
  ({ body, table, now }) => receiveVnpay({ table, now }, Buffer.from(body).toString('utf8')),
  () => vnpayAnswer('99'),
);

export const receiveVnpayNotice = webhookRoute(
  payments.receiveVnpayNotice,
  ({ query, table, now }) => receiveVnpay({ table, now }, query),
  () => vnpayAnswer('99'),
);

export const simulatePayment = httpRoute(
  payments.simulatePayment,
  async ({ actor, body: { paymentId: id, outcome }, table, now }) => {
    const config = await readPaymentConfig(null);
    simulating.requireSimulation(config);
    const payment = await requirePayment({ table, now }, { id, asker: memberRequester(actor) });
    return toPayment(await simulating.simulatePayment({ table, now }, { payment, outcome }), config);
  },
);

export const verifyPayment = httpRoute(
  payments.verifyPayment,
  async ({ actor, params: { id }, body, table, now }) => {
    const config = await readPaymentConfig(null);
    const payment = await requirePayment({ table, now }, { id, asker: memberRequester(actor) });
    return toPayment(await verifying.verifyPayment({ table, now }, { payment, ...body, ...config }), config);
  },
);
