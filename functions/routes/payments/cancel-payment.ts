import { cancelPayment as contract } from '#shared/payments/member-payments.contract.ts';
import { cancelPayment } from '#functions/domain/payments/attempts/cancel-payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/payment-view.ts';
import { requireOwnPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, body }) => {
  const member = { kind: 'member', userId: actor.userId } as const;
  const payment = await requireOwnPayment(table(), body.paymentId, member);
  return toPayment(await cancelPayment(table(), payment), await readPaymentConfig(null));
});
