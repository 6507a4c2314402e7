import { listOrderIds as contract } from '#shared/orders/order-lists.contract.ts';
import { findOrderIds } from '#functions/domain/orders/reading/search-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, now }) => findOrderIds({ now }, query));
