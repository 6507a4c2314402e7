import { getBusiness as contract } from '#shared/catalogue/maker.contract.ts';
import { getBusiness } from '#functions/domain/catalogue/makers/businesses.ts';
import { readMakers } from '#functions/domain/catalogue/makers/read-makers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params }) =>
  getBusiness(await readMakers(), ({ id }) => id === params.id),
);
