import { listBusinesses as contract } from '#shared/catalogue/maker.contract.ts';
import { listBusinesses } from '#functions/domain/catalogue/makers/businesses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => listBusinesses(query));
