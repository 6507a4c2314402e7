import { previewMerge as contract } from '#shared/orders/merge-orders.contract.ts';
import { previewMerge } from '#functions/domain/checkout/merge-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, table, now }) =>
  previewMerge({ table, now }, id, body),
);
