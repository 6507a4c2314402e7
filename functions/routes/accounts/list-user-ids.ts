import { listUserIds as contract } from '#shared/accounts/users.contract.ts';
import { userList } from '#functions/domain/accounts/list-users.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { idsOf } from '#functions/platform/views/list-query.ts';

export const handler = httpRoute(contract, ({ query }) => idsOf(userList, query));
