import { listConsents as contract } from '#shared/identity/own-identity.contract.ts';
import { listConsents } from '#functions/domain/identity/read-wallet.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  listConsents({ table, now }, actor.userId),
);
