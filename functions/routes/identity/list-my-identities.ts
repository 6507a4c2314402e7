import { listMyIdentities as contract } from '#shared/identity/own-identity.contract.ts';
import { listMyIdentities } from '#functions/domain/identity/read-wallet.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  listMyIdentities({ table, now }, actor.userId),
);
