import { signOut } from '#shared/accounts/sign-out.contract.ts';
import { endSession } from '#functions/domain/accounts/sessions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(signOut, async ({ body }) => {
  await endSession(table(), body?.refreshToken);
  return { success: true as const };
});
