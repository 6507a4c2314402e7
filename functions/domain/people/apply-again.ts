import type { ReapplicationDraft } from '#shared/people/people.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { findLink } from '#functions/domain/accounts/find-link.ts';
import { spendLink } from '#functions/domain/accounts/link.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Finds the rejected applicant of a link who has not applied again yet; an invalid link is refused. */
async function findRejected(context: Context, token: string) {
  const link = await findLink(context, { purpose: 'apply-again', token });
  const profile = link && link.usedAt === undefined ? await findProfile(context, link.userId) : undefined;
  if (!link || !profile || profile.status !== 'inactive' || profile.closedAs !== 'rejected')
    throw new AppError('APPLY_AGAIN_LINK_INVALID');
  return { link, profile };
}

export async function checkAgain(context: Context, token: string) {
  const { profile } = await findRejected(context, token);
  return { fullName: profile.fullName, reason: profile.rejectedReason };
}

/** Applies again with corrections. The link is used up in the same write. */
export async function applyAgain(
  context: Context,
  { token, fullName, note }: ReapplicationDraft & { token: string },
): Promise<void> {
  const { link, profile } = await findRejected(context, token);
  const at = context.now();
  const now = at.toISOString();
  const { writes } = profileRecord.replace(profile, {
    status: 'pending_admin',
    closedAs: null,
    fullName: fullName ?? profile.fullName,
    said: note,
    resubmittedAt: now,
    waitingSince: now,
    updatedAt: now,
  });
  const refusal = await context.table.write([spendLink(link, at, 'used'), ...writes]);
  if (refusal) throw new AppError('APPLY_AGAIN_LINK_INVALID');
}
