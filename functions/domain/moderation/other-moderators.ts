import { capabilities } from '#shared/contract/access.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';

/** Tells whether somebody else than this moderator may decide on content. */
export async function hasOtherModerator(userId: string): Promise<boolean> {
  const { rows } = await usersView.rows().list({
    where: [
      { column: 'role', among: [...capabilities['content.moderate']] },
      { column: 'status', is: 'active' },
    ],
    sort: { by: 'createdAt', descending: true },
    take: 2,
    counted: false,
  });
  return rows.some(({ id }) => id !== userId);
}
