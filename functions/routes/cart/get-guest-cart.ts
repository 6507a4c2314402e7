import { getGuestCart as contract } from '#shared/cart/guest-cart.contract.ts';
import { readGuestCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => readGuestCart({ table, now }, query));
