import { replayNotice as contract } from '#shared/payments/notices.contract.ts';
import { replayNotice } from '#functions/domain/payments/settling/replay-notice.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { requireNotice } from '#functions/domain/payments/staff/require-notice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) => {
  await requireNotice({ table }, id);
  await replayNotice({ table, now }, id);
  return readStaffNotice({ table, now }, id);
});
