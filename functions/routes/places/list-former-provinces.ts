import { listFormerProvinces } from '#shared/places/list-divisions.contract.ts';
import { toFormerProvince } from '#functions/domain/places/shown-division.ts';
import { provincesOf } from '#functions/domain/places/find-divisions.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listFormerProvinces, async () =>
  provincesOf(formerDivisions()).map((province) => toFormerProvince(province, 1)),
);
