import { usersView } from './users-view.ts';

/** Members who joined last. */
export async function newestAccounts(
  most: number,
): Promise<{ id: string; fullName: string; createdAt: string }[]> {
  const newest = { by: 'createdAt', descending: true } as const;
  return (await usersView.rows().list({ where: [], sort: newest, take: most, counted: false })).rows;
}
