import { previewEdit as contract } from '#shared/orders/edit-order.contract.ts';
import { previewEdit } from '#functions/domain/checkout/edit-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, table, now }) =>
  previewEdit({ table, now }, id, body),
);
