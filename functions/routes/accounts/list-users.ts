import { listUsers as contract } from '#shared/accounts/users.ts';
import { listUsers } from '#functions/domain/accounts/list-users.ts';
import { usersView } from '#functions/domain/accounts/users-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(contract, async ({ query }) =>
  listUsers((await readView(usersView)).db, query),
);
