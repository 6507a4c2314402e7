import { takeBackDecision as contract } from '#shared/payments/notices.contract.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { takeBackDecision } from '#functions/domain/payments/staff/take-back-decision.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, actor, table, now }) => {
  await takeBackDecision({ table, now }, { ...body, id, userId: actor.userId });
  return readStaffNotice({ table, now }, id);
});
