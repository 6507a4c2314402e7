import { freeShippingFrom } from '#shared/cart/limits.ts';
import { getShipmentFee as contract } from '#shared/orders/checkout.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses.ts';
import { feeOf, nearestZone } from '#functions/domain/orders/shipping-fee.ts';
import { currentDivisions } from '#functions/domain/places/current-divisions.ts';
import { findDivision } from '#functions/domain/places/find-division.ts';
import { formerDivisions } from '#functions/domain/places/former-divisions.ts';
import { httpRoute } from '#functions/platform/http-route.ts';
import { table } from '#functions/platform/table.ts';

/** Without an order it is not known where a parcel starts: it is counted from the nearest warehouse. */
export const handler = httpRoute(contract, async ({ query }) => {
  const { system, provinceCode, deliveryType, orderAmount, weightGrams } = query;
  const divisions = system === 'v1' ? formerDivisions() : currentDivisions();
  const { name } = findDivision(divisions, 0, provinceCode, 'UNKNOWN_PROVINCE');
  const warehouses = await readWarehouses(table());
  const zone = nearestZone(
    warehouses.map(({ province }) => province),
    name,
  );
  const { fee } = feeOf({
    deliveryType,
    zone,
    subtotal: orderAmount,
    grams: weightGrams,
    everyLineFree: false,
  });
  return { fee, freeFrom: freeShippingFrom, zone };
});
