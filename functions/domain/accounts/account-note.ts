import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { AccountNote } from '#functions/domain/mail/account-mail-content.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { addressedName, type Profile } from './account.ts';

/** Tells a member of what was just done to their account: if it was not them, they hear of it at once. */
export const accountNote = (profile: Profile, what: AccountNote, detail?: string): Operation =>
  requestMail({
    to: profile.email,
    language: profile.language,
    content: { template: 'account-note', fullName: addressedName(profile), what, ...(detail && { detail }) },
  });
