import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { Message } from './user.ts';

export const SessionId = z.string().min(1).max(40);

/** A session: a sign-in on one device. */
export const SessionRow = z.object({
  id: SessionId,
  /** Device by its user agent: `Chrome · Windows`; null if unknown. */
  device: z.string().nullable(),
  isPhone: z.boolean(),
  /** Network address of the latest use, without the end that identifies a household. */
  network: z.string().nullable(),
  startedAt: z.string(),
  usedAt: z.string(),
  isThis: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const maxSessions = 100;

export const listSessions = defineRoute({
  name: 'accounts/list-sessions',
  summary: 'Where one is signed in, the last used first',
  method: 'GET',
  path: '/auth/sessions',
  access: 'member',
  reply: z.object({ data: z.array(SessionRow).max(maxSessions) }),
});

export const endSessionThere = defineRoute({
  name: 'accounts/end-session-there',
  summary: 'Sign out one of one’s sessions; what it holds is refused within a second',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'member',
  params: z.object({ id: SessionId }),
  reply: Message,
  errors: ['SESSION_NOT_FOUND'],
});

export const endOtherSessions = defineRoute({
  name: 'accounts/end-other-sessions',
  summary: 'Sign out everywhere but here',
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'member',
  reply: Message,
  limit: { calls: 20, seconds: 600 },
});
