import { queryOptions } from '@tanstack/react-query';
import { readLeaving, readOwnData } from '#shared/accounts/leaving.contract.ts';
import { checkContactChange } from '#shared/accounts/contact.contract.ts';
import { beginProof, readSignInMeans } from '#shared/accounts/passkeys.contract.ts';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { listSessions } from '#shared/accounts/sessions.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { showPasskey } from '../rules/passkey-device.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const sessionsQuery = queryOptions({
  queryKey: roots.sessions,
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

export const signInMeansQuery = apiQuery(readSignInMeans);
export const leavingQuery = apiQuery(readLeaving);

const lookAgainMilliseconds = 1500;

/** Returns the query of the export of one's own data; polled until the file is ready or has failed. */
export const ownDataQuery = (id: string | undefined) =>
  queryOptions({
    ...apiQuery(readOwnData, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? lookAgainMilliseconds : false),
  });

/** Queries a contact change by its mailed token, once: after the confirmation the answer differs. */
export const contactChangeQuery = (token: string) =>
  queryOptions({
    queryKey: [...roots.accounts, 'contact-change', token],
    queryFn: () => call(checkContactChange, { body: { token } }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });

/** Creates a fresh proof by a passkey of the signed-in user. */
export const proveByPasskey = async (): Promise<FreshProof> => ({
  by: 'passkey',
  assertion: await showPasskey(await call(beginProof)),
});
