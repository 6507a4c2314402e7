import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { addressedName } from '../account.ts';
import type { CodeSender } from './send-code.ts';

export const codeByMail: CodeSender = {
  writes: ({ profile, to, codeId }) => [
    requestMail({
      to,
      language: profile.language,
      content: { template: 'contact-code', fullName: addressedName(profile), codeId },
    }),
  ],
};
