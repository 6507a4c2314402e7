import { listAwaited } from '#shared/restock/restock.contract.ts';
import { variantsAwaited } from '#functions/domain/restock/await-restock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listAwaited, ({ actor: { userId }, params: { productId }, table, now }) =>
  variantsAwaited({ table, now }, { userId, productId }),
);
