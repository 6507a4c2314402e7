import { getDebt as contract } from '#shared/purchasing/debts.contract.ts';
import { getDebt } from '#functions/domain/purchasing/read-debts.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) => getDebt({ table, now }, params.id));
