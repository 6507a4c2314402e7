import { listDifferences as contract } from '#shared/inventory/inventory.contract.ts';
import { showDifferences } from '#functions/domain/inventory/stock/show-differences.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now }) => showDifferences({ table, now }));
