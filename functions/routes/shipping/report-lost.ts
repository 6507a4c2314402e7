import { reportLost as contract } from '#shared/shipping/packing.contract.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { readJob } from '#functions/domain/shipping/packing/pack-order.ts';
import { reportLost } from '#functions/domain/shipping/parcels/report-lost.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, actor, table, now }) => {
  await reportLost({ table, now }, { id, userId: actor.userId });
  return toPackingOrder(await readJob({ table, now }, id));
});
