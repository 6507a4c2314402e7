import { listUsers as contract } from '#shared/accounts/users.contract.ts';
import { listUsers } from '#functions/domain/accounts/listing/list-users.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => listUsers(query));
