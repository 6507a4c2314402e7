import { withdrawConsent as contract } from '#shared/identity/own-identity.contract.ts';
import { withdrawConsent } from '#functions/domain/identity/withdraw.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, table, now }) => {
  await withdrawConsent({ table, now }, actor.userId);
  return { success: true };
});
