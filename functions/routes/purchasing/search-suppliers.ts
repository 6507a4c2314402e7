import { searchSuppliers as contract } from '#shared/purchasing/suppliers.contract.ts';
import { searchSuppliers } from '#functions/domain/purchasing/suppliers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => searchSuppliers({ table, now }, query));
