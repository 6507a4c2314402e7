import { suggestFormerPlaces as contract } from '#shared/places/suggest-places.contract.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { gazetteer, suggestPlaces } from '#functions/domain/places/suggest-places.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

const places = gazetteer(formerDivisions);

export const handler = httpRoute(contract, async ({ query }) => suggestPlaces(places, query.query));
