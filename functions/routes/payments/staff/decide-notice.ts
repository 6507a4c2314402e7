import { decideNotice as contract } from '#shared/payments/notices.contract.ts';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, actor, table, now }) => {
  await decideNotice({ table, now }, { ...body, id, userId: actor.userId });
  return readStaffNotice({ table, now }, id);
});
