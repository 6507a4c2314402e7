import { createGhtkOrder as contract } from '#shared/shipping/packing.contract.ts';
import { carriers } from '#functions/domain/shipping/carriers/fleet.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { makeParcels } from '#functions/domain/shipping/parcels/make-parcels.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, table, now }) =>
  toPackingOrder(await makeParcels({ table, now }, carriers, { id, ...body })),
);
