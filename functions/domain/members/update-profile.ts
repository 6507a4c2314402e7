import type { ProfileDraft } from '#shared/members/profile.contract.ts';
import type { MemberProfile } from '#shared/members/member.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { answersStaff, requireThere } from '#functions/domain/accounts/standing.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { viewMember } from './view-member.ts';
import type { Viewer } from './member-summary.ts';

/** Requires the owner of the profile or an admin. Others get "not found". */
export function requireOwn({ userId, role }: Viewer, id: string): void {
  if (userId !== id && role !== 'admin') throw new AppError('USER_NOT_FOUND');
}

/** Changes that the draft makes. A name or birthday that is verified by a paper changes only with the paper. */
function changeOf(
  before: Profile,
  { updatedAt, seenBy, ...said }: ProfileDraft,
  { isAdmin, at }: { isAdmin: boolean; at: Date },
): Partial<Profile> {
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw new AppError('STALE_STATE');
  const isRenamed = said.fullName !== undefined && said.fullName !== before.fullName;
  if (isRenamed && before.verificationDate && !isAdmin) throw new AppError('NAME_VERIFIED');
  const isReborn = said.dob !== undefined && before.dob !== null && said.dob !== before.dob;
  if (isReborn && before.verificationDate && !isAdmin) throw new AppError('BIRTHDAY_VERIFIED');
  return {
    // Fields that were left out keep their value.
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    ...(seenBy && { seenBy: { ...before.seenBy, ...seenBy } }),
    ...(!isAdmin && answersStaff(before, at)),
  };
}

export async function updateProfile(
  context: Context,
  viewer: Viewer,
  { id, draft }: { id: string; draft: ProfileDraft },
): Promise<MemberProfile> {
  requireOwn(viewer, id);
  const { table, now } = context;
  const isAdmin = viewer.userId !== id;
  const changed = await profileRecord.change(table, { id }, (before) => {
    requireThere(before);
    const at = now();
    const change = changeOf(before, draft, { isAdmin, at });
    return profileRecord.replace(before, { ...change, updatedAt: at.toISOString() });
  });
  if (!changed) throw new AppError('USER_NOT_FOUND');
  return viewMember(context, viewer, id);
}
