import { cancelReturn } from '#shared/returns/member-returns.contract.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { requireOwnReturn } from '#functions/domain/returns/read-returns.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(cancelReturn, async ({ actor, params, body }) => {
  const find = () => requireOwnReturn(table(), params.id, actor.userId);
  const move = { to: 'cancelled', by: 'shopper', note: body.reason } as const;
  return toReturn(await moveReturn({ table: table(), now }, find, move));
});
