import { isMinor } from '#shared/accounts/minors.ts';
import { AppError } from '#shared/contract/errors.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { addressedName, type Profile } from '../account.ts';
import { findProfile, findUserIdByReference } from '../find-account.ts';

/** Date of birth of a member, and their guardian while they are under age. */
export type Youth = Pick<Profile, 'dob' | 'guardianId'>;
export const unknownAge: Youth = { dob: null, guardianId: null };

type YouthInput = { dob?: string | null | undefined; guardian?: string | undefined };

/** Finds the guardian of a member under age, who must be of age and have a proven identity. */
export async function findGuardian(context: Context, { dob = null, guardian }: YouthInput): Promise<Youth> {
  const { asksBirthDate } = await readPolicy(context.table);
  if (!asksBirthDate) return { ...unknownAge, dob };
  if (!dob) throw new AppError('BIRTH_DATE_NEEDED');
  if (!isMinor(dob, dayInVietnam(context.now().getTime()))) return { dob, guardianId: null };
  if (!guardian) throw new AppError('GUARDIAN_NEEDED');
  const userId = await findUserIdByReference(context, guardian);
  const profile = userId && (await findProfile(context, userId));
  if (!profile || profile.status !== 'active' || profile.guardianId) throw new AppError('GUARDIAN_NOT_FOUND');
  return { dob, guardianId: profile.id };
}

/** Notifies the named guardian once the member's address is confirmed, since they may not agree. */
export async function notifyGuardian(
  context: Context,
  { guardianId, fullName }: Pick<Profile, 'guardianId' | 'fullName'>,
): Promise<Operation[]> {
  const guardian = guardianId && (await findProfile(context, guardianId));
  if (!guardian) return [];
  const content = { template: 'guardian-named', fullName: addressedName(guardian), young: fullName } as const;
  return [requestMail({ to: guardian.email, language: guardian.language, content })];
}
