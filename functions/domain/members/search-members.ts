import { Email, PhoneNumber } from '#shared/accounts/user.ts';
import { foundMembers, type FoundUser } from '#shared/members/search-users.contract.ts';
import { visibilityOf } from '#shared/members/visibility.ts';
import { fold, tidy } from '#shared/values/text.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile, findUserId } from '#functions/domain/accounts/find-account.ts';
import { searchUsers } from '#functions/domain/accounts/listing/list-users.ts';
import { limitRate } from '#functions/platform/limits/rate-limit.ts';
import { activityLine } from '#functions/platform/records/activity.ts';
import { masked } from '#functions/platform/records/audited-fields.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { summaryFor, type Viewer } from './member-summary.ts';
import { relationsOf } from './relations.ts';

/** Hits examined. The index also matches addresses and phones, but members search by name or code. */
const maxLooked = 100;

/** Rate limit of searches by address or number, which stops members from probing for accounts. */
const byContact = { calls: 20, seconds: 3600 } as const;

const isHidden = ({ status }: { status: string }) => status === 'inactive' || status === 'pending';

/** Returns whether each word is part of the name, or starts the code. */
function isCalled(
  { fullName, referenceId }: { fullName: string; referenceId: string },
  text: string,
): boolean {
  const [name, code] = [fold(fullName), referenceId.toLowerCase()];
  const words = fold(text).replace(/^@/, '').split(/\s+/).filter(Boolean);
  return (
    words.every((word) => name.includes(word)) || (words.length === 1 && code.startsWith(words[0] ?? ''))
  );
}

/** Finds a member by a complete address or phone number, if the owner shows it to everybody. */
async function findByContact(context: Context, viewer: Viewer, text: string): Promise<Profile[]> {
  const fact = Email.safeParse(text).success
    ? 'email'
    : PhoneNumber.safeParse(text).success
      ? 'phoneNumber'
      : undefined;
  if (!fact) return [];
  await limitRate(context.table, 'members/find-by-contact', viewer.userId, byContact);
  const userId = await findUserId(context, text);
  const profile = userId ? await findProfile(context, userId) : undefined;
  const isShown = profile && !isHidden(profile) && visibilityOf(fact, profile.seenBy) === 'everybody';
  return isShown ? [profile] : [];
}

const unsaid = { email: null, phoneNumber: null };

async function searchAsMember(context: Context, viewer: Viewer, text: string): Promise<FoundUser[]> {
  const [byContact, listed, relations] = await Promise.all([
    findByContact(context, viewer, text),
    searchUsers(text, maxLooked),
    relationsOf(context.table, viewer.userId),
  ]);
  const named = listed.filter((row) => !isHidden(row) && isCalled(row, text));
  const known = new Map([...byContact, ...named].map((row) => [row.id, row]));
  return [...known.values()]
    .filter(({ id }) => id !== viewer.userId && !relations.isApart(id))
    .slice(0, foundMembers.members)
    .map((row) => ({ ...summaryFor(viewer, row), ...unsaid }));
}

/** Search for admins by every field, with contact data. It is recorded in the activity log. */
async function searchAsAdmin({ table }: Context, viewer: Viewer, text: string): Promise<FoundUser[]> {
  const rows = await searchUsers(text, foundMembers.admins);
  const fields = [{ field: 'search', from: null, to: masked(text) }];
  await table.write([activityLine({ entity: 'user', recordId: viewer.userId, act: 'looked', fields })]);
  return rows.map((row) => ({
    ...summaryFor(viewer, row),
    email: row.email,
    phoneNumber: row.phoneNumber,
  }));
}

/** Finds members by name, code, address or number. An empty search finds nobody. */
export async function searchMembers(context: Context, viewer: Viewer, q: string): Promise<FoundUser[]> {
  const text = tidy(q);
  if (text.replace(/^@/, '') === '') return [];
  return viewer.role === 'admin'
    ? searchAsAdmin(context, viewer, text)
    : searchAsMember(context, viewer, text);
}
