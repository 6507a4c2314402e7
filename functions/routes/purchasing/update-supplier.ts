import { updateSupplier as contract } from '#shared/purchasing/suppliers.contract.ts';
import { updateSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  updateSupplier({ table, now }, { ...body, ...params }),
);
