import { verifyPayment as contract } from '#shared/payments/member-payments.contract.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { applyDeps } from '#functions/domain/payments/settling/payment-deps.ts';
import { toPayment } from '#functions/domain/payments/attempts/payment-view.ts';
import { requireOwnPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { verifyPayment } from '#functions/domain/payments/settling/verify-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params, body }) => {
  const config = await readPaymentConfig(null);
  const payment = await requireOwnPayment(table(), params.id, { kind: 'member', userId: actor.userId });
  return toPayment(await verifyPayment(applyDeps(), payment, { ...body, ...config }), config);
});
