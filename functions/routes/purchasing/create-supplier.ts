import { createSupplier as contract } from '#shared/purchasing/suppliers.contract.ts';
import { createSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, table, now }) =>
  createSupplier({ table, now }, { ...body, userId }),
);
