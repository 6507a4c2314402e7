import { countLots as contract } from '#shared/inventory/lots.contract.ts';
import { countLots } from '#functions/domain/inventory/lots/search-lots.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ now }) => countLots({ now }));
