import { AppError } from '#shared/contract/errors.ts';
import { completePayment as contract } from '#shared/payments/member-payments.contract.ts';
import { isLive } from '#shared/payments/payment.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { requirePayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { requireSimulation, simulatePayment } from '#functions/domain/payments/settling/simulate-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, table, now }) => {
  const config = await readPaymentConfig(null);
  requireSimulation(config);
  const asker = asMember(actor);
  const { paymentId } = await requireOrder({ table, now }, { id: body.orderId, asker });
  const payment = paymentId && (await requirePayment({ table, now }, { id: paymentId, asker }));
  if (!payment || payment.provider === null || !isLive(payment.status))
    throw new AppError('ORDER_NOT_PAYABLE');
  return toPayment(await simulatePayment({ table, now }, { payment, outcome: 'success' }), config);
});
