import { getPackingOrder as contract } from '#shared/shipping/packing.contract.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { readJob } from '#functions/domain/shipping/packing/pack-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) =>
  toPackingOrder(await readJob({ table, now }, id)),
);
