import { readSession } from '#web/platform/api/stored-session.ts';
import { readGuestSession } from './guest-session.ts';

/** Owner of a cart: the member, or the guest (who may not have a session yet). */
export type CartOwner = { kind: 'member'; id: string } | { kind: 'guest'; id: string | undefined };

export function readCartOwner(): CartOwner {
  const session = readSession();
  return session ? { kind: 'member', id: session.username } : { kind: 'guest', id: readGuestSession() };
}
