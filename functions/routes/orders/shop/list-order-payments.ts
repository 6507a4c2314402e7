import { listOrderPayments as contract } from '#shared/orders/member-orders.contract.ts';
import { listPayments } from '#functions/domain/checkout/list-payments.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params: { id }, table, now }) =>
  listPayments({ table, now }, { id, asker: asMember(actor) }),
);
