import * as places from '#shared/places/index.ts';
import { route, type Area } from './area.ts';

/** Unpacking and searching the divisions needs CPU time, which Lambda allots in proportion to memory. */
const searching = { memoryMb: 1024 };

export const placesArea: Area = {
  name: 'places',
  routes: [
    route(places.listFormerProvinces, {}),
    route(places.getFormerProvince, {}),
    route(places.getFormerDistrict, {}),
    route(places.listProvinces, {}),
    route(places.getProvince, {}),
    route(places.suggestFormerPlaces, {}, searching),
    route(places.suggestPlaces, {}, searching),
  ],
};
