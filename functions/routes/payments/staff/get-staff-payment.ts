import { getStaffPayment as contract } from '#shared/payments/staff-payments.contract.ts';
import { readStaffPayment } from '#functions/domain/payments/staff/read-staff-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  readStaffPayment({ table, now }, id),
);
