import { suggestPlaces as contract } from '#shared/places/suggest-places.contract.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import { gazetteer, suggestPlaces } from '#functions/domain/places/suggest-places.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

const places = gazetteer(currentDivisions);

export const handler = httpRoute(contract, async ({ query }) => suggestPlaces(places, query.query));
