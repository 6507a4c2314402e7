import { takeInParcels as contract } from '#shared/shipping/packing.contract.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { readJob } from '#functions/domain/shipping/packing/pack-order.ts';
import { takeIn } from '#functions/domain/shipping/parcels/take-in.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, actor, table, now }) => {
  await takeIn({ table, now }, { id, userId: actor.userId, lines: body.lines });
  return toPackingOrder(await readJob({ table, now }, id));
});
