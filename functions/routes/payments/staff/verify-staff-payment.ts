import { verifyStaffPayment as contract } from '#shared/payments/staff-payments.contract.ts';
import { readStaffPayment } from '#functions/domain/payments/staff/read-staff-payment.ts';
import { verifyAsStaff } from '#functions/domain/payments/staff/work-on-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) => {
  await verifyAsStaff({ table, now }, id);
  return readStaffPayment({ table, now }, id);
});
