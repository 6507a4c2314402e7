import * as places from '#shared/places/index.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import { findDivision, provincesOf } from '#functions/domain/places/find-divisions.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { toDistrict, toFormerProvince, toProvince } from '#functions/domain/places/shown-division.ts';
import * as suggesting from '#functions/domain/places/suggest-places.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const getFormerDistrict = httpRoute(places.getFormerDistrict, async ({ params, query }) =>
  toDistrict(findDivision(formerDivisions(), 1, params.code, 'DISTRICT_NOT_FOUND'), query.depth),
);

export const getFormerProvince = httpRoute(places.getFormerProvince, async ({ params, query }) =>
  toFormerProvince(findDivision(formerDivisions(), 0, params.code, 'FORMER_PROVINCE_NOT_FOUND'), query.depth),
);

export const getProvince = httpRoute(places.getProvince, async ({ params, query }) =>
  toProvince(findDivision(currentDivisions(), 0, params.code, 'PROVINCE_NOT_FOUND'), query.depth),
);

export const listFormerProvinces = httpRoute(places.listFormerProvinces, async () =>
  provincesOf(formerDivisions()).map((province) => toFormerProvince(province, 1)),
);

export const listProvinces = httpRoute(places.listProvinces, async () =>
  provincesOf(currentDivisions()).map((province) => toProvince(province, 1)),
);

const formerPlaces = suggesting.gazetteer(formerDivisions);

export const suggestFormerPlaces = httpRoute(places.suggestFormerPlaces, async ({ query }) =>
  suggesting.suggestPlaces(formerPlaces, query.query),
);

const currentPlaces = suggesting.gazetteer(currentDivisions);

export const suggestPlaces = httpRoute(places.suggestPlaces, async ({ query }) =>
  suggesting.suggestPlaces(currentPlaces, query.query),
);
