import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { can, type Capability } from '#shared/contract/access.ts';
import type { SessionUser } from '#shared/accounts/user.ts';
import { isApiError } from '../api/api-error.ts';
import { meQuery } from './me-query.ts';
import { readSession } from '../api/stored-session.ts';

/** The part of the arguments of `beforeLoad` that guards read. */
export type GuardInput = { context: { queryClient: QueryClient }; location: { href: string } };

const toLogin = (href: string) => redirect({ to: '/login', search: { callbackUrl: href } });

/** Lets signed-in members through in `beforeLoad`; redirects others to the login page and back afterwards. */
export async function requireSession({ context, location }: GuardInput): Promise<{ user: SessionUser }> {
  if (!readSession()) throw toLogin(location.href);
  try {
    return { user: await context.queryClient.ensureQueryData(meQuery) };
  } catch (error) {
    // The session ended during the request; any other failure goes to the error page.
    if (isApiError(error) && error.status === 401) throw toLogin(location.href);
    throw error;
  }
}

/** Tells `beforeLoad` whether the user has the capability. If not, the page shows the 403 page. */
export async function requireCapability(
  guarded: GuardInput,
  capability: Capability,
): Promise<{ user: SessionUser; allowed: boolean }> {
  const { user } = await requireSession(guarded);
  return { user, allowed: can(user.role, capability) };
}
