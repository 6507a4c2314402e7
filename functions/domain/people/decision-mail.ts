import type { Decision } from '#shared/people/approval-choices.ts';
import { addressedName, type Profile } from '#functions/domain/accounts/account.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';

/** Mail to the member with the reason; none for a forced sign-out, which the sign-in page tells. */
export function mailOfDecision(
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
