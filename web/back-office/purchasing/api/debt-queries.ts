import { getDebt, listDebtEntries, sumDebts } from '#shared/purchasing/debts.contract.ts';
import { apiPages } from '#web/platform/lists/api-pages.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const debtQuery = (id: string) => apiQuery(getDebt, { params: { id } });
export const debtSumsQuery = () => apiQuery(sumDebts);
export const debtEntriesQuery = (id: string) =>
  apiPages(listDebtEntries, { params: { id }, query: { take: 20 } });
