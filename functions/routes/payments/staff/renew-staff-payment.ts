import { renewStaffPayment as contract } from '#shared/payments/staff-payments.contract.ts';
import { readStaffPayment } from '#functions/domain/payments/staff/read-staff-payment.ts';
import { renewAsStaff } from '#functions/domain/payments/staff/work-on-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, table, now }) =>
  readStaffPayment({ table, now }, await renewAsStaff({ table, now }, { id, key: body.clientRequestId })),
);
