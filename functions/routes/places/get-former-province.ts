import { getFormerProvince } from '#shared/places/list-divisions.contract.ts';
import { toFormerProvince } from '#functions/domain/places/shown-division.ts';
import { findDivision } from '#functions/domain/places/find-divisions.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getFormerProvince, async ({ params, query }) =>
  toFormerProvince(findDivision(formerDivisions(), 0, params.code, 'FORMER_PROVINCE_NOT_FOUND'), query.depth),
);
