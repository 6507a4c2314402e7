import { requestReturn as contract } from '#shared/returns/member-returns.contract.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, body, table, now }) =>
  toReturn(await requestReturn({ table, now }, { userId, ...body })),
);
