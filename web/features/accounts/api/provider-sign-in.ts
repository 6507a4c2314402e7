import { queryOptions, useMutation } from '@tanstack/react-query';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  joinProvider,
  listSignInProviders,
  type SignInProvider,
} from '#shared/accounts/sign-in-providers.contract.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { beginJourney, readJourney } from '../rules/provider-journey.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const signInProvidersQuery = { ...apiQuery(listSignInProviders), staleTime: Infinity };

/** Redirects to the provider's sign-in page. */
export const useProviderSignIn = (provider: SignInProvider) =>
  useMutation<void, ApiError, string | undefined>({
    mutationFn: async (callbackUrl) => {
      const challenge = await beginJourney(callbackUrl);
      const { url } = await call(beginProviderSignIn, { params: { provider }, body: { challenge } });
      location.assign(url);
    },
  });

type Answer = Pick<BodyOf<typeof finishProviderSignIn>, 'code' | 'state'>;

/** Exchanges the provider's code; it runs once, because the code works once. */
export const providerAnswerQuery = (provider: SignInProvider, { code, state }: Answer) =>
  queryOptions({
    queryKey: [...roots.accounts, 'provider-answer', provider, code],
    queryFn: () =>
      call(finishProviderSignIn, {
        params: { provider },
        body: { code, state, verifier: readJourney()?.verifier ?? 'x'.repeat(43) },
      }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });

export const useJoinProvider = (provider: SignInProvider) =>
  useMutation<ReplyOf<typeof joinProvider>, ApiError, string>({
    mutationFn: (ticket) => call(joinProvider, { params: { provider }, body: { ticket } }),
  });
