import { getPayment as contract } from '#shared/payments/member-payments.contract.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/payment-view.ts';
import { requireOwnPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params }) => {
  const payment = await requireOwnPayment(table(), params.id, { kind: 'member', userId: actor.userId });
  return toPayment(payment, await readPaymentConfig(null));
});
