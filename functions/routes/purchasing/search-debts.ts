import { searchDebts as contract } from '#shared/purchasing/debts.contract.ts';
import { searchDebts } from '#functions/domain/purchasing/read-debts.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => searchDebts({ table, now }, query));
