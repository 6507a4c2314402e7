import { listDebtEntries as contract } from '#shared/purchasing/debts.contract.ts';
import { listDebtEntries } from '#functions/domain/purchasing/read-debts.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, table, now }) =>
  listDebtEntries({ table, now }, { ...query, ...params }),
);
