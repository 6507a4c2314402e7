import { noteOrder as contract } from '#shared/orders/order-desk.contract.ts';
import { noteOrder } from '#functions/domain/orders/desk/notes.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, body, table, now }) =>
  noteOrder({ table, now }, { id, userId, ...body }),
);
