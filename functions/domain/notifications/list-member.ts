import { defaultVisibility } from '#shared/members/profile-choices.ts';
import type { EventFor } from '#shared/events/registry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { notificationKeys } from './notification-keys.ts';

type ListEvent = Extract<EventFor<'notify'>, { type: 'member.listed' }>;

export const birthdayItem = (monthAndDay: string, userId: string) => ({
  ...notificationKeys.birthday(monthAndDay, userId),
  entity: 'birthday',
  userId,
});

/** Birthday (month and day) of a member who shows it to at least somebody. */
export function visibleBirthday({ dob, seenBy, status }: Profile): string | undefined {
  const visibility = seenBy.dob ?? defaultVisibility.dob;
  return dob && visibility !== 'nobody' && status !== 'inactive' ? dob.slice(5, 10) : undefined;
}

/** Updates the lists of birthdays and admins by the current profile, in any order of messages. */
export async function listMember(context: Context, { userId, bornBefore }: ListEvent): Promise<void> {
  const profile = await findProfile(context, userId);
  const born = profile && visibleBirthday(profile);
  const isAdmin = profile?.role === 'admin' && profile.status !== 'inactive';
  const admin = notificationKeys.admin(userId);
  const writes: Operation[] = [isAdmin ? put({ ...admin, entity: 'admin', userId }) : remove(admin)];
  if (born) writes.push(put(birthdayItem(born, userId)));
  const days = new Set([bornBefore, profile?.dob?.slice(5, 10)]);
  for (const day of days)
    if (day && day !== born) writes.push(remove(notificationKeys.birthday(day, userId)));
  await context.table.write(writes);
}
