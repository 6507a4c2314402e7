import { confirmForgotPassword } from '#shared/accounts/password.contract.ts';
import { isResetLinkGood } from '#functions/domain/accounts/sign-in/password-reset.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(confirmForgotPassword, async ({ body, table, now }) => ({
  valid: await isResetLinkGood({ table, now }, body.token),
}));
