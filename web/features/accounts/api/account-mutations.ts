import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login } from '#shared/accounts/login.ts';
import {
  confirmPasswordChange,
  forgotPassword,
  requestPasswordChangeOtp,
  resetPassword,
} from '#shared/accounts/password.ts';
import { register } from '#shared/accounts/register.ts';
import { resendVerification, verifyEmail } from '#shared/accounts/verify-email.ts';
import type { AnyContract, CallInput, ReplyOf } from '#shared/route.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { beginSession } from '#web/platform/session/sign-in.ts';

type BodyIn<C extends AnyContract> = NonNullable<CallInput<C>['body']>;

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation<ReplyOf<typeof login>, ApiError, BodyIn<typeof login>>({
    mutationFn: (body) => call(login, { body }),
    onSuccess: ({ user, ...tokens }) => beginSession(queryClient, tokens, user),
  });
}

export const useRegister = () =>
  useMutation<ReplyOf<typeof register>, ApiError, BodyIn<typeof register>>({
    mutationFn: (body) => call(register, { body }),
  });

export const useVerifyEmail = (onDone: () => void) =>
  useMutation<ReplyOf<typeof verifyEmail>, ApiError, BodyIn<typeof verifyEmail>>({
    mutationFn: (body) => call(verifyEmail, { body }),
    onSuccess: onDone,
  });

export const useResendVerification = () =>
  useMutation<ReplyOf<typeof resendVerification>, ApiError, string>({
    mutationFn: (email) => call(resendVerification, { body: { email } }),
  });

export const useForgotPassword = () =>
  useMutation<ReplyOf<typeof forgotPassword>, ApiError, string>({
    mutationFn: (email) => call(forgotPassword, { body: { email } }),
  });

export const useResetPassword = () =>
  useMutation<ReplyOf<typeof resetPassword>, ApiError, BodyIn<typeof resetPassword>>({
    mutationFn: (body) => call(resetPassword, { body }),
  });

export const useRequestOtp = () =>
  useMutation<ReplyOf<typeof requestPasswordChangeOtp>, ApiError, string>({
    mutationFn: (currentPassword) => call(requestPasswordChangeOtp, { body: { currentPassword } }),
  });

export const useConfirmPasswordChange = () =>
  useMutation<ReplyOf<typeof confirmPasswordChange>, ApiError, BodyIn<typeof confirmPasswordChange>>({
    mutationFn: (body) => call(confirmPasswordChange, { body }),
  });
