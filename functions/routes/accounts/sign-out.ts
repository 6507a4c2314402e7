import { signOut } from '#shared/accounts/sign-out.contract.ts';
import { endSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(signOut, async ({ body, table, now }) => {
  await endSession({ table, now }, body?.refreshToken);
  return { success: true as const };
});
