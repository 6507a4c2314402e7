import { sendBackRefused as contract } from '#shared/returns/staff-returns.contract.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { sendBackRefused } from '#functions/domain/returns/send-back-refused.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { id }, body: parcel, table, now }) =>
    toReturn(await sendBackRefused({ table, now }, { id, parcel, userId })),
);
