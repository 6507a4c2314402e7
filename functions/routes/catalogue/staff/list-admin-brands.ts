import { listAdminBrands as contract } from '#shared/catalogue/staff-brand.contract.ts';
import { listAdminBrands } from '#functions/domain/catalogue/makers/staff-brands.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => listAdminBrands(query));
