import { countOrderQueues as contract } from '#shared/orders/order-lists.contract.ts';
import { countOrderQueues } from '#functions/domain/orders/reading/search-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ now }) => countOrderQueues({ now }));
