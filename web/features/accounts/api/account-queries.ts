import { queryOptions } from '@tanstack/react-query';
import { confirmForgotPassword } from '#shared/accounts/password.contract.ts';
import { getUserByReference } from '#shared/accounts/users.contract.ts';
import { checkVerification } from '#shared/accounts/verify-email.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Asks the server once for mailed tokens, because a second request could give another answer. */
const once = { staleTime: Infinity, gcTime: Infinity, retry: false } as const;

export const referrerQuery = (referenceId: string) => ({
  ...apiQuery(getUserByReference, { params: { id: referenceId } }),
  staleTime: 5 * 60_000,
  retry: false,
});

export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: [...roots.accounts, 'verify-email', token],
    queryFn: () => call(checkVerification, { query: { token } }),
    ...once,
  });

export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [...roots.accounts, 'reset-link', token],
    queryFn: () => call(confirmForgotPassword, { body: { token } }),
    ...once,
  });
