import { searchTills as contract } from '#shared/tills/tills.contract.ts';
import { searchTills } from '#functions/domain/tills/search-tills.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => searchTills(query));
