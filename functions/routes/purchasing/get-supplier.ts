import { getSupplier as contract } from '#shared/purchasing/suppliers.contract.ts';
import { getSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  getSupplier({ table, now }, params.id),
);
