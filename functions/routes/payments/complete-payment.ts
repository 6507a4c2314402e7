import { AppError } from '#shared/contract/errors.ts';
import { completePayment as contract } from '#shared/payments/member-payments.contract.ts';
import { isLive } from '#shared/payments/payment.ts';
import { requireOwnOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { applyDeps } from '#functions/domain/payments/settling/payment-deps.ts';
import { toPayment } from '#functions/domain/payments/attempts/payment-view.ts';
import { requireOwnPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { requireSimulation, simulatePayment } from '#functions/domain/payments/settling/simulate-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, body }) => {
  const config = await readPaymentConfig(null);
  requireSimulation(config);
  const member = { kind: 'member', userId: actor.userId } as const;
  const { paymentId } = await requireOwnOrder(table(), body.orderId, member);
  const payment = paymentId && (await requireOwnPayment(table(), paymentId, member));
  if (!payment || payment.provider === null || !isLive(payment.status))
    throw new AppError('ORDER_NOT_PAYABLE');
  return toPayment(await simulatePayment(applyDeps(), payment, 'success'), config);
});
