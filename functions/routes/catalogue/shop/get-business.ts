import { getBusiness as contract } from '#shared/catalogue/maker.contract.ts';
import { getBusiness } from '#functions/domain/catalogue/makers/businesses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params }) => getBusiness(({ id }) => id === params.id));
