import { getAddress as contract } from '#shared/addresses/read-addresses.contract.ts';
import { getAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, table, now }) =>
  getAddress({ table, now }, { userId, id }),
);
