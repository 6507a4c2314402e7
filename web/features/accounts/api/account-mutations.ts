import { useMutation } from '@tanstack/react-query';
import { resendVerification } from '#shared/accounts/verify-email.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';

export const useResendVerification = () =>
  useMutation<ReplyOf<typeof resendVerification>, ApiError, string>({
    mutationFn: (email) => call(resendVerification, { body: { email } }),
  });
