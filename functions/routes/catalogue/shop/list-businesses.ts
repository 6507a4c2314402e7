import { listBusinesses as contract } from '#shared/catalogue/maker.contract.ts';
import { listBusinesses } from '#functions/domain/catalogue/makers/businesses.ts';
import { readMakers } from '#functions/domain/catalogue/makers/read-makers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query }) => listBusinesses(await readMakers(), query));
