import { cancelGhtkOrder as contract } from '#shared/shipping/packing.contract.ts';
import { carriers } from '#functions/domain/shipping/carriers/fleet.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { cancelParcels } from '#functions/domain/shipping/parcels/cancel-parcels.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) =>
  toPackingOrder(await cancelParcels({ table, now }, carriers, id)),
);
