import { searchRefunds as contract } from '#shared/refunds/refunds.contract.ts';
import { searchRefunds } from '#functions/domain/refunds/search-refunds.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => searchRefunds(query));
