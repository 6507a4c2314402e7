import { Referrer } from '#shared/accounts/user.ts';
import { UserRow } from '#shared/accounts/users.contract.ts';
import type { Person } from '#shared/people/person.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { countSessions } from '#functions/domain/accounts/sessions/count-sessions.ts';
import { findProfile, getProfile } from '#functions/domain/accounts/find-account.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { findSuppression } from '#functions/domain/mail/suppression.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { toWaitingPeople } from './list-people.ts';
import { toPersonRows } from './person-rows.ts';

async function countInvited(userId: string): Promise<number> {
  const [all] = await usersView.rows().tally({ by: [], where: [{ column: 'referrerId', is: userId }] });
  return all?.count ?? 0;
}

export async function toPerson(context: Context, profile: Profile): Promise<Person> {
  const rows = await toPersonRows(context, [UserRow.parse(profile)]);
  const [[awaited], referrer, guardian, invitedCount, sessionCount, mailSuppression] = await Promise.all([
    toWaitingPeople(context, rows),
    profile.referrerId ? findProfile(context, profile.referrerId) : undefined,
    profile.guardianId ? findProfile(context, profile.guardianId) : undefined,
    countInvited(profile.id),
    countSessions(context, profile.id),
    findSuppression(context, profile.email),
  ]);
  if (!awaited) throw new Error('One row became none');
  const { phoneVerifiedAt, statusBefore, referrerSaid: said, referrerNote: note } = profile;
  return {
    ...awaited,
    phoneVerifiedAt,
    mailSuppression,
    statusBefore,
    referrer: referrer ? { ...Referrer.parse(referrer), said, note } : null,
    guardian: guardian ? Referrer.parse(guardian) : null,
    invitedCount,
    sessionCount,
  };
}

/** Page of a person for staff. The log records who looked, since staff see more here than others. */
export async function readPerson(
  context: Context,
  { id, userId }: { id: string; userId: string },
): Promise<Person> {
  const profile = await getProfile(context, id);
  log.info('person looked at', { userId: id, by: userId });
  return toPerson(context, profile);
}
