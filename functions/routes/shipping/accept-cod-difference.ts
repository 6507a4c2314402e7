import { acceptCodDifference as contract } from '#shared/shipping/complaints.contract.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { acceptCodDifference } from '#functions/domain/shipping/parcels/accept-cod-difference.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params, body, table, now }) =>
  toPackingOrder(await acceptCodDifference({ table, now }, { ...params, ...body, userId })),
);
