import { simulatePayment as contract } from '#shared/payments/member-payments.contract.ts';
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
  const payment = await requireOwnPayment(table(), body.paymentId, { kind: 'member', userId: actor.userId });
  return toPayment(await simulatePayment(applyDeps(), payment, body.outcome), config);
});
