import { quoteParcels as contract } from '#shared/shipping/packing.contract.ts';
import { carriers } from '#functions/domain/shipping/carriers/fleet.ts';
import { quoteParcels } from '#functions/domain/shipping/parcels/quote-parcels.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  quoteParcels({ table, now }, carriers, id),
);
