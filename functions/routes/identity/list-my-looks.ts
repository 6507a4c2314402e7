import { listMyLooks as contract } from '#shared/identity/own-identity.contract.ts';
import { looksAt } from '#functions/domain/identity/access-log.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, table, now }) =>
  looksAt({ table, now }, { userId, id }),
);
