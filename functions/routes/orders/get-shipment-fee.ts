import { getShipmentFee as contract } from '#shared/orders/shipping.ts';
import { estimateShipping } from '#functions/domain/orders/estimate-shipping.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import { findDivision } from '#functions/domain/places/find-division.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { httpRoute } from '#functions/platform/http-route.ts';
import { table } from '#functions/platform/table.ts';

export const handler = httpRoute(contract, ({ query }) => {
  const divisions = query.system === 'v1' ? formerDivisions() : currentDivisions();
  const { name } = findDivision(divisions, 0, query.provinceCode, 'UNKNOWN_PROVINCE');
  return estimateShipping(table(), query, name);
});
