import { updateBrand as contract } from '#shared/catalogue/staff-brand.contract.ts';
import { updateBrand } from '#functions/domain/catalogue/makers/save-brand.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, table, now }) =>
  updateBrand({ table, now }, { ...body, id }),
);
