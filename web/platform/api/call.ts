import type * as z from 'zod';
import { fillPath, toQueryString, type AnyContract, type ReplyOf } from '#shared/contract/route.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { clearSession, readSession, type StoredSession } from './stored-session.ts';
import { ApiError, isApiError } from './api-error.ts';
import { giveUpSession } from './ended-session.ts';
import { takeFirstAnswer } from './first-data.ts';
import { renewSession } from './renew-session.ts';
import { send } from './lazy-transport.ts';

type NoParameters = Record<never, never>;

type Part<Name extends string, Value> = NoParameters extends Value
  ? { [Key in Name]?: Value }
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** What an operation needs: parts that may be left out are optional. */
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

/** Addresses end in logs and histories: what proves something travels beside them. */
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
 * Calls an operation of the API, typed by its contract. Public operations travel without a session, so that the
 * edge may keep their answers. The refresh token goes to /auth/refresh and /auth/signout only, never along with
 * other calls: a leaked request must not be worth thirty days.
 */
export async function call<C extends AnyContract>(
  contract: C,
  ...[options]: OptionsArgument<C>
): Promise<ReplyOf<C>> {
  const given: UntypedOptions = { ...(options as UntypedOptions | undefined) };
  const first = takeFirstAnswer(contract, given);
  if (first) return first.reply as ReplyOf<C>;
  const request = { method: contract.method, ...addressOf(contract, given), ...given };
  // The server checks its replies against the contract; checking again here would cost the reader time.
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

/** Few ever meet it: its code comes when it is needed, and where it cannot, the refusal stands for itself. */
const kycRequired = (error: ApiError) =>
  import('./kyc-required.ts').catch(() => {
    throw error;
  });

/** What is left of a session nobody can use goes. */
const noToken = () => {
  const message = clearSession() ? 'No session or access token' : 'No authentication token found';
  return new ApiError({ status: 401, code: 'NO_TOKEN', message });
};

/** Pages that may not be read explain themselves; an act that is refused has only the toast. */
const isForbidden = (error: unknown): error is ApiError => isApiError(error, 'FORBIDDEN');

/** 410: the access token has expired. 401: it is not accepted; a new one may be. */
const mayBeMended = (error: unknown, session: StoredSession | undefined): boolean =>
  isApiError(error) && (error.status === 410 || (error.status === 401 && session !== undefined));

function signOutIfRefused(error: unknown): never {
  if (isApiError(error) && error.status === 401) giveUpSession('over');
  throw error;
}
