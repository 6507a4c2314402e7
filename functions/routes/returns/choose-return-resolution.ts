import { chooseReturnResolution } from '#shared/returns/staff-returns.contract.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  chooseReturnResolution,
  async ({ actor: { userId }, params: { id }, body, table, now }) =>
    toReturn(await chooseResolution({ table, now }, { id, userId, ...body })),
);
