import { listNotifiedPeople as contract } from '#shared/notifications/read-notifications.contract.ts';
import { listNotifiedPeople } from '#functions/domain/notifications/list-notifications.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, table, now }) =>
  listNotifiedPeople({ table, now }, { userId, id }),
);
