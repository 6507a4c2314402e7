import { deleteSupplier as contract } from '#shared/purchasing/suppliers.contract.ts';
import { deleteSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  deleteSupplier({ table, now }, params.id),
);
