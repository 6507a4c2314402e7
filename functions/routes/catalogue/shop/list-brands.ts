import { listBrands as contract } from '#shared/catalogue/maker.contract.ts';
import { listBrands } from '#functions/domain/catalogue/makers/brands.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => listBrands(query));
