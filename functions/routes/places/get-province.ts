import { getProvince } from '#shared/places/list-divisions.contract.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import { toProvince } from '#functions/domain/places/shown-division.ts';
import { findDivision } from '#functions/domain/places/find-divisions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getProvince, async ({ params, query }) =>
  toProvince(findDivision(currentDivisions(), 0, params.code, 'PROVINCE_NOT_FOUND'), query.depth),
);
