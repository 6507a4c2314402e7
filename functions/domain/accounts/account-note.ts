import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { AccountNote } from '#functions/domain/mail/account-mail-content.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { addressedName, type Profile } from './account.ts';

/** Notifies a member of a change to their account, so that they notice at once if somebody else made it. */
export const accountNote = (profile: Profile, what: AccountNote, detail?: string): Operation =>
  requestMail({
    to: profile.email,
    language: profile.language,
    content: { template: 'account-note', fullName: addressedName(profile), what, ...(detail && { detail }) },
  });
