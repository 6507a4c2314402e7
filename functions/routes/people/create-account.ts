import { createAccount as contract } from '#shared/people/staff-accounts.contract.ts';
import { inviteStaff } from '#functions/domain/people/invite-staff.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, actor: { userId }, language, table, now }) =>
  inviteStaff({ table, now }, { ...body, userId, language }),
);
