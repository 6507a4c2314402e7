import { confirmForgotPassword } from '#shared/accounts/password.contract.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { isResetLinkGood } from '#functions/domain/accounts/password-reset.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(confirmForgotPassword, async ({ body }) => ({
  valid: await isResetLinkGood(accountDeps(), body.token),
}));
