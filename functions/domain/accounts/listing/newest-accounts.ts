import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { usersView } from './users-view.ts';

/** Members who joined last. */
export const newestAccounts = (
  most: number,
): Promise<{ id: string; fullName: string; createdAt: string }[]> =>
  newestRows(usersView.rows(), { by: 'createdAt', take: most });
