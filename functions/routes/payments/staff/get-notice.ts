import { getNotice as contract } from '#shared/payments/notices.contract.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-notice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  readStaffNotice({ table, now }, id),
);
