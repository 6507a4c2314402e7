import { getShipmentFee as contract } from '#shared/orders/shipping.contract.ts';
import { estimateShipping } from '#functions/domain/orders/placing/estimate-shipping.ts';
import { provinceName } from '#functions/domain/places/province-name.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, ({ query }) =>
  estimateShipping(table(), query, provinceName(query.system, query.provinceCode)),
);
