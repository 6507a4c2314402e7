import { AppError } from '#shared/contract/errors.ts';
import {
  type ReferrerAnswer,
  referrerAnswers,
  type ReferrerSaying,
} from '#shared/referrals/referral-choices.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { mayReferOthers } from '#functions/domain/accounts/registration/origin.ts';
import type { Context } from '#functions/platform/table/context.ts';

type Answer = {
  id: string;
  referrerId: string;
  action: string;
  reason?: string | undefined;
  by: string;
};

const saidBy: Record<ReferrerAnswer, ReferrerSaying> = { confirm: 'confirmed', disown: 'disowned' };

const isAnswer = (action: string): action is ReferrerAnswer =>
  referrerAnswers.some((answer) => answer === action);

/** Stores a referrer's answer, once per member; staff see it when they decide about the member. */
export async function answerReferrer(
  context: Context,
  { id, referrerId, action, reason = '', by }: Answer,
): Promise<ReferrerSaying> {
  if (!isAnswer(action)) throw new AppError('INVALID_REQUEST_ACTION');
  if (by !== referrerId) throw new AppError('FORBIDDEN');
  const { table, now } = context;
  const said = saidBy[action];
  const changed = await profileRecord.change(table, { id }, (profile) => {
    // Members referred by somebody else, unconfirmed members and those who left are not found.
    if (profile.referrerId !== by || !mayReferOthers(profile)) throw new AppError('USER_NOT_FOUND');
    if (profile.referrerSaid === said) return undefined;
    if (profile.referrerSaid !== null) throw new AppError('REFERRER_ANSWERED');
    return profileRecord.replace(profile, {
      referrerSaid: said,
      referrerNote: reason === '' ? null : reason,
      updatedAt: now().toISOString(),
    });
  });
  if (!changed) throw new AppError('USER_NOT_FOUND');
  return said;
}
