import { waiveClaim as contract } from '#shared/shipping/complaints.contract.ts';
import { waiveClaim } from '#functions/domain/shipping/complaints/complain.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params, body, table, now }) =>
  toPackingOrder(await waiveClaim({ table, now }, { ...params, ...body, userId })),
);
