import { listFeaturedBusinesses } from '#shared/catalogue/maker.contract.ts';
import { featuredBusinesses } from '#functions/domain/catalogue/makers/businesses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listFeaturedBusinesses, ({ query }) => featuredBusinesses(query));
