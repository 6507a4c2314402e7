import * as z from 'zod';
import { UserSummary } from '../accounts/user.ts';
import { defineRoute } from '../contract/route.ts';

/** Maximum number of results: for members, and for admins. */
export const foundMembers = { members: 20, admins: 50 } as const;

/** A found user. E-mail and phone match only completely and if shown; only admins see them. */
export const FoundUser = UserSummary.extend({
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
});
export type FoundUser = z.infer<typeof FoundUser>;

export const searchUsers = defineRoute({
  name: 'members/search-users',
  summary: 'Members by name or ID code, or by a whole address or number',
  method: 'GET',
  path: '/users/search',
  access: 'member',
  query: z.object({ q: z.string().max(100).default('') }),
  reply: z.array(FoundUser),
  limit: { calls: 60, seconds: 60 },
});
