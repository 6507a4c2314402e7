import { limitPhoneCodes, sendPhoneCode } from './phone-code.ts';
import type { CodeSender } from './send-code.ts';

export const codeByPhone: CodeSender = {
  writes: ({ to }) => [limitPhoneCodes(to).write],
  deliver: ({ profile: { language }, to, codeId }) => sendPhoneCode({ codeId, to, channel: 'sms', language }),
};
