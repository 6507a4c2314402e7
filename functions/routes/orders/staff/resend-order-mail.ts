import { resendOrderMail as contract } from '#shared/orders/order-desk.contract.ts';
import { resendMail } from '#functions/domain/orders/desk/resend-mail.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  resendMail({ table, now }, id),
);
