import { validateGuestCart as contract } from '#shared/orders/place-order.contract.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { findIssues } from '#functions/domain/orders/placing/compute-quote.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, table, now }) => {
  const { owner } = await requireSession({ table, now }, body.sessionId);
  return findIssues({ table, now }, owner);
});
