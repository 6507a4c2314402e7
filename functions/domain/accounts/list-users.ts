import type { QueryOf } from '#shared/contract/route.ts';
import { listUsers as contract } from '#shared/accounts/users.contract.ts';
import { atLeast, atMost, equals, search } from '#functions/platform/views/list-filters.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { usersView } from './users-view.ts';

export const userList = listQuery(usersView, contract, {
  searchTerm: search(),
  status: equals('status'),
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
});

type Query = QueryOf<typeof contract>;

export const listUsers = (query: Query) => listOf(userList, query);

export const listUserIds = (query: Query) => idsOf(userList, query);
