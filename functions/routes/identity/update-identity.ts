import { updateIdentity as contract } from '#shared/identity/own-identity.contract.ts';
import { updatePaper } from '#functions/domain/identity/save-paper.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  ({ actor: { userId }, params: { id }, body, language, table, now }) =>
    updatePaper({ table, now }, { userId, language, id, change: body }),
);
