import type { QueryOf } from '#shared/contract/route.ts';
import { listUsers as contract, type UserRow } from '#shared/accounts/users.contract.ts';
import { among, atLeast, atMost, equals, searchPeople } from '#functions/platform/views/list-filters.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { usersView } from './users-view.ts';

export const userList = listQuery(usersView, contract, {
  searchTerm: searchPeople(),
  status: among('status'),
  role: equals('role'),
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
});

type Query = QueryOf<typeof contract>;

export async function listUsers(query: Query) {
  const page = await listOf(userList, query);
  return { ...page, data: page.data.map((row) => ({ ...row, isActive: row.status === 'active' })) };
}

const words = searchPeople();

/** The newest members whose name, address, number or code matches the text. */
export const searchUsers = (text: string, most: number): Promise<UserRow[]> =>
  newestRows(usersView.rows(), { by: 'createdAt', take: most, where: words(text) });

export const listUserIds = (query: Query) => idsOf(userList, query);
