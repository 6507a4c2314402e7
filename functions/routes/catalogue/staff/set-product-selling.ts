import { setProductSelling as contract } from '#shared/catalogue/admin-products.contract.ts';
import { setSelling } from '#functions/domain/catalogue/products/set-selling.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  setSelling({ table, now }, { ...params, ...body }),
);
