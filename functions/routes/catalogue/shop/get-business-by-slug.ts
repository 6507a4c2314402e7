import { getBusinessBySlug } from '#shared/catalogue/maker.contract.ts';
import { getBusiness } from '#functions/domain/catalogue/makers/businesses.ts';
import { readMakers } from '#functions/domain/catalogue/makers/read-makers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getBusinessBySlug, async ({ params }) =>
  getBusiness(await readMakers(), ({ slug }) => slug === params.slug),
);
