import { getBrand as contract } from '#shared/catalogue/maker.contract.ts';
import { getBrand } from '#functions/domain/catalogue/makers/brands.ts';
import { readMakers } from '#functions/domain/catalogue/makers/read-makers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params }) => getBrand(await readMakers(), params.id));
