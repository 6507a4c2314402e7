import { setPrimaryIdentity as contract } from '#shared/identity/own-identity.contract.ts';
import { setPrimary } from '#functions/domain/identity/manage-papers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, table, now }) =>
  setPrimary({ table, now }, { userId, id }),
);
