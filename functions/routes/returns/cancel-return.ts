import { cancelReturn } from '#shared/returns/member-returns.contract.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(cancelReturn, async ({ actor, params: { id }, body, table, now }) => {
  const move = { to: 'cancelled', by: 'shopper', note: body.reason } as const;
  return toReturn(await moveReturn({ table, now }, { id, asker: asMember(actor), ...move }));
});
