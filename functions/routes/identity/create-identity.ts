import { createIdentity as contract } from '#shared/identity/own-identity.contract.ts';
import { addPaper } from '#functions/domain/identity/add-paper.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, language, table, now }) =>
  addPaper({ table, now }, { ...body, userId, language }),
);
