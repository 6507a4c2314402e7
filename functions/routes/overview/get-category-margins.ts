import { getCategoryMargins as contract } from '#shared/overview/category-margins.contract.ts';
import { getCategoryMargins } from '#functions/domain/overview/category-margins.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now }) => getCategoryMargins({ table, now }));
