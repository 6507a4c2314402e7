import { requestReturn as contract } from '#shared/returns/member-returns.contract.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, body }) =>
  toReturn(await requestReturn({ table: table(), now }, actor.userId, body)),
);
