import { sendAgain as contract } from '#shared/shipping/packing.contract.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { sendAgain } from '#functions/domain/shipping/parcels/send-again.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) =>
  toPackingOrder(await sendAgain({ table, now }, id)),
);
