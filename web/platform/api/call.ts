import type * as z from 'zod';
import { fillPath, toQueryString, type AnyContract, type ReplyOf } from '#shared/contract/route.ts';
import { toast } from '../feedback/toast.ts';
import { clearSession, readSession, type StoredSession } from './stored-session.ts';
import { ApiError, isApiError } from './api-error.ts';
import { giveUpSession } from './ended-session.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { renewSession } from './renew-session.ts';
import { send } from './lazy-transport.ts';

type NoParameters = Record<never, never>;

type Part<Name extends string, Value> = NoParameters extends Value
  ? { [Key in Name]?: Value }
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** Arguments of an operation; parts that may be empty are optional. */
export type CallOptions<C extends AnyContract> = Part<'params', z.input<C['params']>> &
  Part<'query', z.input<C['query']>> &
  Part<'body', z.input<C['body']>> & { signal?: AbortSignal };

type OptionsArgument<C extends AnyContract> =
  NoParameters extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>];

type UntypedOptions = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

/** Splits query values from proofs, which are sent outside the address: addresses end up in logs. */
function addressOf({ path, proofs = [] }: AnyContract, { params, query = {} }: UntypedOptions) {
  const parts = Object.entries(query);
  const isProof = ([name]: [string, string]) => proofs.includes(name);
  const search = toQueryString(Object.fromEntries(parts.filter((part) => !isProof(part))));
  return {
    path: fillPath(path, params) + (search && `?${search}`),
    proof: toQueryString(Object.fromEntries(parts.filter(isProof))) || undefined,
  };
}

/**
 * Calls an operation of the API, typed by its contract. Public operations are sent without a session, so that
 * the edge can cache their responses. The refresh token is only sent to /auth/refresh and /auth/signout, never
 * with other calls: a leaked request must not grant thirty days of access.
 */
export async function call<C extends AnyContract>(
  contract: C,
  ...[options]: OptionsArgument<C>
): Promise<ReplyOf<C>> {
  const given: UntypedOptions = { ...(options as UntypedOptions | undefined) };
  const first = takeFirstAnswer(contract, given);
  if (first) return first.reply as ReplyOf<C>;
  const request = { method: contract.method, ...addressOf(contract, given), ...given };
  // The server validates its responses against the contract; validating them here again would only take time.
  const sendAs = async (session: StoredSession | undefined) =>
    (await send({ ...request, accessToken: session?.accessToken })) as ReplyOf<C>;

  const session = contract.access === 'public' ? undefined : readSession();
  if (!session && contract.access !== 'public' && contract.access !== 'guest') throw noToken();
  try {
    return await sendAs(session);
  } catch (error) {
    if (isApiError(error, 'KYC_REQUIRED')) return (await kycRequired(error)).askAgain(error, session, sendAs);
    if (isForbidden(error) && contract.method !== 'GET') toast.error(error.message);
    if (!mayBeMended(error, session)) throw error;
    return sendAs(await renewSession(session)).catch(signOutIfRefused);
  }
}

/** Fetches this rarely needed code on demand. If that fails, the original error is thrown. */
const kycRequired = (error: ApiError) =>
  import('./kyc-required.ts').catch(() => {
    throw error;
  });

/** Clears the rest of an unusable session. */
const noToken = () => {
  const message = clearSession() ? 'No session or access token' : 'No authentication token found';
  return new ApiError({ status: 401, code: 'NO_TOKEN', message });
};

/** A page that may not be read shows its own message; a refused action has only the toast. */
const isForbidden = (error: unknown): error is ApiError => isApiError(error, 'FORBIDDEN');

/** Tells whether a new token may help. 410: the access token has expired. 401: the token was not accepted. */
const mayBeMended = (error: unknown, session: StoredSession | undefined): boolean =>
  isApiError(error) && (error.status === 410 || (error.status === 401 && session !== undefined));

function signOutIfRefused(error: unknown): never {
  if (isApiError(error) && error.status === 401) giveUpSession('over');
  throw error;
}
