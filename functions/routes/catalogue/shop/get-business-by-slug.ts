import { getBusinessBySlug } from '#shared/catalogue/maker.contract.ts';
import { getBusiness } from '#functions/domain/catalogue/makers/businesses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getBusinessBySlug, ({ params }) =>
  getBusiness(({ slug }) => slug === params.slug),
);
