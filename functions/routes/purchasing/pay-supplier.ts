import { paySupplier as contract } from '#shared/purchasing/debts.contract.ts';
import { paySupplier } from '#functions/domain/purchasing/pay-supplier.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor: { userId }, body, table, now }) =>
  paySupplier({ table, now }, { ...body, ...params, userId }),
);
