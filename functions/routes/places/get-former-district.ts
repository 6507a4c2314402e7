import { getFormerDistrict } from '#shared/places/list-divisions.contract.ts';
import { toDistrict } from '#functions/domain/places/shown-division.ts';
import { findDivision } from '#functions/domain/places/find-divisions.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getFormerDistrict, async ({ params, query }) =>
  toDistrict(findDivision(formerDivisions(), 1, params.code, 'DISTRICT_NOT_FOUND'), query.depth),
);
