import { deleteIdentity as contract } from '#shared/identity/own-identity.contract.ts';
import { deletePaper } from '#functions/domain/identity/manage-papers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params: { id }, table, now }) => {
  await deletePaper({ table, now }, { userId, id });
  return { success: true };
});
