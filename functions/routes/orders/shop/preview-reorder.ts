import { previewReorder as contract } from '#shared/orders/member-orders.contract.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { previewReorder } from '#functions/domain/orders/reading/preview-reorder.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params }) =>
  previewReorder(await ownOrder(params.id, asMember(actor))(), (productId, variantId) =>
    findOffer(table(), productId, variantId),
  ),
);
