import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { defineRoute } from '../contract/route.ts';
import { languages } from '../values/language.ts';

/** A user's preferences; missing ones have the default. */
export const Preferences = z.strictObject({
  language: z.enum(languages).optional(),
  theme: z.enum(['light', 'dark', 'system']).optional(),
  /** Switches by name: a kind of notification, or a kind with a channel. */
  notifications: z
    .record(z.string().regex(/^[\w.:-]{1,60}$/), z.boolean())
    .refine((switches) => Object.keys(switches).length <= 200)
    .optional(),
});
export type Preferences = z.infer<typeof Preferences>;

export const UsersConfig = z.object({
  /** The user; the path of a change contains this id. */
  id: UserId,
  key: z.literal('preferences'),
  value: Preferences,
  updatedAt: z.string().nullable(),
});
export type UsersConfig = z.infer<typeof UsersConfig>;

export const getUsersConfig = defineRoute({
  name: 'members/get-users-config',
  summary: 'One’s own preferences',
  method: 'GET',
  path: '/users-config',
  access: 'member',
  reply: z.array(UsersConfig),
});

export const updateUsersConfig = defineRoute({
  name: 'members/update-users-config',
  summary: 'Changes preferences, one’s own or, for admins, anybody’s; what is not named stays',
  method: 'PATCH',
  path: '/users-config/{id}',
  access: 'member',
  params: z.object({ id: UserId }),
  body: z.strictObject({ value: Preferences }),
  reply: UsersConfig,
  errors: ['USER_NOT_FOUND'],
  limit: { calls: 120, seconds: 300 },
});
