import { getShipmentFee as contract } from '#shared/orders/shipping.contract.ts';
import { estimateShipping } from '#functions/domain/orders/placing/estimate-shipping.ts';
import { provinceName } from '#functions/domain/places/province-name.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) =>
  estimateShipping({ table, now }, { ...query, province: provinceName(query.system, query.provinceCode) }),
);
