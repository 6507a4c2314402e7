import { searchUsers as contract } from '#shared/members/search-users.contract.ts';
import { searchMembers } from '#functions/domain/members/search-members.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, query, table, now }) =>
  searchMembers({ table, now }, actor, query.q),
);
