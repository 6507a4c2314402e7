import { readSession } from '#web/platform/api/stored-session.ts';
import { readGuestSession } from './guest-session.ts';

/** Whose cart is meant: the member's, or the guest's (who may not have begun one yet). */
export type CartOwner = { kind: 'member'; id: string } | { kind: 'guest'; id: string | undefined };

export function readCartOwner(): CartOwner {
  const session = readSession();
  return session ? { kind: 'member', id: session.username } : { kind: 'guest', id: readGuestSession() };
}
