import { listUsers as contract } from '#shared/accounts/users.contract.ts';
import { userList } from '#functions/domain/accounts/list-users.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { listOf } from '#functions/platform/views/list-query.ts';

export const handler = httpRoute(contract, ({ query }) => listOf(userList, query));
