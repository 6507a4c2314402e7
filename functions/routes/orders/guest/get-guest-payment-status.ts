import { getGuestPaymentStatus as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { requirePayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, query, table, now }) =>
  toPayment(
    await requirePayment({ table, now }, { id, asker: await strongAsker(query) }),
    await readPaymentConfig(null),
  ),
);
