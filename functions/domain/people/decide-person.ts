import { UserRow } from '#shared/accounts/users.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { fieldMessage } from '#shared/messages/field-messages.ts';
import { type Decision, isDecision, reasoned } from '#shared/people/approval-choices.ts';
import type { PersonRow } from '#shared/people/person.ts';
import type { Language } from '#shared/values/language.ts';
import { addressedName, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { revokeSessions } from '#functions/domain/accounts/sessions/revocations.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { hasClosedAccount } from '#functions/domain/accounts/standing.ts';
import { requireActingAdmin } from '#functions/domain/accounts/require-acting-admin.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { toPersonRows } from './person-rows.ts';
import { findClaim, releaseClaim, requireFree } from './review-claim.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

/** Mail to the member with the reason; none for a forced sign-out, which the sign-in page tells. */
function mailOfDecision(
  profile: Profile,
  { decision, reason }: { decision: Decision; reason: string },
  at: Date,
): Operation[] {
  const { id, email, language, status, resubmittedAt } = profile;
  const fullName = addressedName(profile);
  const mail = (content: Parameters<typeof requestMail>[0]['content']) =>
    requestMail({ to: email, language, content });
  switch (decision) {
    case 'approve':
      return [mail({ template: 'account-approved', fullName, isActive: status === 'active' })];
    case 'reject': {
      // An applicant may apply again only once, so a second rejection has no link.
      if (resubmittedAt !== null) return [mail({ template: 'account-rejected', fullName, reason })];
      const { linkId, operation } = newLink('apply-again', { userId: id, at });
      return [operation, mail({ template: 'account-rejected', fullName, reason, linkId })];
    }
    case 'request-info':
      return [mail({ template: 'account-asked', fullName, reason })];
    case 'lock':
      return [mail({ template: 'account-locked', fullName, reason })];
    case 'unlock':
      return [mail({ template: 'account-unlocked', fullName })];
    case 'sign-out':
      return [];
  }
}

type DecisionInput = {
  id: string;
  action: string;
  reason?: string | undefined;
  userId: string;
  language: Language;
};
type ReasonedDecision = { decision: Decision; reason: string };
type Outcome = Partial<Profile>;

/** Validates the action and, if it needs one, its reason. */
function readDecision({ action, reason = '', language }: DecisionInput): ReasonedDecision {
  if (!isDecision(action)) throw new AppError('UNKNOWN_ACTION', { params: { action: action.slice(0, 40) } });
  if (reasoned.includes(action) && reason === '')
    throw new AppError('BAD_REQUEST', {
      errors: [{ path: 'reason', message: fieldMessage('required', language) }],
    });
  return { decision: action, reason };
}

const wrongState = () => new AppError('USER_STATE');

/** Status after a lock is lifted. */
function statusUnlocked({ closedAs, statusBefore, verificationDate }: Profile): UserStatus {
  if (closedAs === 'rejected') return 'pending_admin';
  return statusBefore ?? (verificationDate ? 'active' : 'pending_kyc');
}

const opened = { closedAs: null, lockedReason: null, statusBefore: null, rejectedReason: null } as const;

/** Computes the result of a decision; one that does not fit the member's status is refused. */
function outcomeOf(profile: Profile, { decision, reason }: ReasonedDecision, at: Date): Outcome {
  const { status } = profile;
  // A member who left cannot be decided about: there is no account to restore.
  if (hasClosedAccount(profile)) throw wrongState();
  const now = at.toISOString();
  const waits = status === 'pending_admin';
  switch (decision) {
    case 'approve':
      if (!waits) throw wrongState();
      return {
        ...opened,
        status: profile.verificationDate ? 'active' : 'pending_kyc',
        askedFor: null,
        waitingSince: null,
      };
    case 'reject':
      if (!waits) throw wrongState();
      return {
        status: 'inactive',
        closedAs: 'rejected',
        rejectedReason: reason,
        rejectedBefore: { at: now, reason },
        askedFor: null,
        waitingSince: null,
      };
    case 'request-info':
      if (!waits) throw wrongState();
      return { askedFor: reason };
    case 'lock':
      // Pending members cannot be locked: they cannot sign in yet, and confirming the address would unlock
      // them.
      if (status === 'inactive' || status === 'pending') throw wrongState();
      return { status: 'inactive', closedAs: 'locked', lockedReason: reason, statusBefore: status };
    case 'unlock':
      if (status !== 'inactive') throw wrongState();
      return { ...opened, status: statusUnlocked(profile) };
    case 'sign-out':
      return {};
  }
}

const ends: readonly Decision[] = ['reject', 'lock', 'sign-out'];

/**
 * Decides about a member. The decision, the end of their sessions if needed and the mail with the reason are
 * one transaction. Of two concurrent decisions the second is refused.
 */
export async function decidePerson(context: Context, asked: DecisionInput): Promise<PersonRow> {
  const { id, userId } = asked;
  const said = readDecision(asked);
  if (id === userId) throw new AppError('OWN_ACCOUNT');
  const changed = await profileRecord.change(
    context.table,
    () => getProfile(context, id),
    async (before) => {
      const at = context.now();
      const outcome = outcomeOf(before, said, at);
      const claim = await findClaim(context, id);
      requireFree(claim, userId, at);
      const { after, writes } = profileRecord.replace(before, { ...outcome, updatedAt: at.toISOString() });
      return {
        after,
        writes: [
          ...writes,
          requireActingAdmin(userId),
          ...(ends.includes(said.decision) ? await revokeSessions(context, id, at) : []),
          ...releaseClaim(claim, id, at),
          ...mailOfDecision(after, said, at),
        ],
      };
    },
    (refusal) => {
      if (refusal === 'actor') throw new AppError('FORBIDDEN');
      return again;
    },
  );
  const [row] = await toPersonRows(context, [UserRow.parse(changed.after)]);
  if (!row) throw new Error('One row became none');
  return row;
}
