import { complainOfParcel as contract } from '#shared/shipping/complaints.contract.ts';
import { complain } from '#functions/domain/shipping/complaints/complain.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params, body, table, now }) =>
  toPackingOrder(await complain({ table, now }, { ...params, ...body, userId })),
);
