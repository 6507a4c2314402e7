import { createBrand as contract } from '#shared/catalogue/staff-brand.contract.ts';
import { createBrand } from '#functions/domain/catalogue/makers/save-brand.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, table, now }) =>
  createBrand({ table, now }, { ...body, by: actor.userId }),
);
