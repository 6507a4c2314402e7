import { listUserIds as contract } from '#shared/accounts/users.contract.ts';
import { listUserIds } from '#functions/domain/accounts/listing/list-users.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => listUserIds(query));
