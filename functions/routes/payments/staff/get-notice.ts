import { getNotice as contract } from '#shared/payments/notices.contract.ts';
import { previewNamed } from '#functions/domain/payments/staff/preview-count.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, query: { order }, table, now }) => {
  const notice = await readStaffNotice({ table, now }, id);
  return order === undefined
    ? notice
    : { ...notice, preview: await previewNamed({ table, now }, { id, order }) };
});
