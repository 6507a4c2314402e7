import { listProvinces } from '#shared/places/list-divisions.contract.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import { toProvince } from '#functions/domain/places/shown-division.ts';
import { provincesOf } from '#functions/domain/places/find-divisions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listProvinces, async () =>
  provincesOf(currentDivisions()).map((province) => toProvince(province, 1)),
);
