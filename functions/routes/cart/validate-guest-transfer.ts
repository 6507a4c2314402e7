import { validateGuestTransfer as contract } from '#shared/cart/transfer-cart.contract.ts';
import { validateTransfer } from '#functions/domain/cart/transfer-cart.ts';
import { isIssue } from '#functions/domain/cart/transfer-plan.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params, table, now }) => {
  const lines = await validateTransfer({ table, now }, { userId, sessionId: params.guestId });
  const issues = lines.filter(isIssue);
  return { valid: issues.length === 0, issues, lines };
});
