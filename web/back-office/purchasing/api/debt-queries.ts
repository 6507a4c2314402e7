import { getDebt, sumDebts } from '#shared/purchasing/debts.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const debtQuery = (id: string) => apiQuery(getDebt, { params: { id } });
export const debtSumsQuery = () => apiQuery(sumDebts);
