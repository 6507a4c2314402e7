import type { ContactKind } from '#shared/accounts/contact.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { addressedName, type Profile } from '../account.ts';

/** Who carries a code where it is to be proven: its sending is written with what it proves. The code itself is nowhere; whoever sends it works it out from its id. */
export type SendCode = (asked: { profile: Profile; to: string; codeId: string }) => Operation[];

export type CodeSenders = Record<ContactKind, SendCode>;

const byMail: SendCode = ({ profile, to, codeId }) => [
  requestMail({
    to,
    language: profile.language,
    content: { template: 'contact-code', fullName: addressedName(profile), codeId },
  }),
];

/** Where no carrier of short messages stands, numbers stay as they are. */
const byNobody: SendCode = () => {
  throw new AppError('PHONE_CODES_OFF');
};

export const codeSenders: CodeSenders = { email: byMail, phone: byNobody };
