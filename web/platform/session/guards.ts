import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { can, type Capability } from '#shared/contract/access.ts';
import type { SessionUser } from '#shared/accounts/user.ts';
import { isApiError } from '../api/api-error.ts';
import { meQuery } from './me-query.ts';
import { readSession } from '../api/stored-session.ts';

/** What `beforeLoad` is told, as far as a guard looks at it. */
export type Guarded = { context: { queryClient: QueryClient }; location: { href: string } };

const toLogin = (href: string) => redirect({ to: '/login', search: { callbackUrl: href } });

/** For `beforeLoad`: lets signed-in members through, sends others to the login page and back afterwards. */
export async function requireSession({ context, location }: Guarded): Promise<{ user: SessionUser }> {
  if (!readSession()) throw toLogin(location.href);
  try {
    return { user: await context.queryClient.ensureQueryData(meQuery) };
  } catch (error) {
    // The session ended while we asked; any other failure is for the error page.
    if (isApiError(error) && error.status === 401) throw toLogin(location.href);
    throw error;
  }
}

/** For `beforeLoad`: whether the one who came may do this. The page shows the 403 page when not. */
export async function requireCapability(
  guarded: Guarded,
  capability: Capability,
): Promise<{ user: SessionUser; allowed: boolean }> {
  const { user } = await requireSession(guarded);
  return { user, allowed: can(user.role, capability) };
}
