import * as z from 'zod';
import { staff } from '../access.ts';
import { limit, PageNumber, pageOf } from '../pages.ts';
import { defineRoute } from '../route.ts';
import { Referrer, ReferenceId, SessionUser, UserStatus } from './user.ts';

export const getMe = defineRoute({
  name: 'accounts/get-me',
  summary: 'The signed-in account',
  method: 'GET',
  path: '/auth/me',
  access: 'member',
  reply: SessionUser,
  errors: ['USER_NOT_FOUND'],
});

export const getUserByReference = defineRoute({
  name: 'accounts/get-user-by-reference',
  summary: 'Who an ID code belongs to, for choosing a referrer',
  method: 'GET',
  path: '/users/reference/{id}',
  access: 'public',
  params: z.object({ id: ReferenceId }),
  reply: Referrer,
  errors: ['USER_NOT_FOUND'],
  limit: { calls: 300, seconds: 60 },
});

/** A row of the staff's member list. */
export const UserRow = SessionUser.omit({ name: true, language: true }).extend({
  referrerId: z.string().nullable(),
});
export type UserRow = z.infer<typeof UserRow>;

export const listUsers = defineRoute({
  name: 'accounts/list-users',
  summary: 'Members by name, e-mail, phone or code, newest first',
  method: 'GET',
  path: '/users/admin/all',
  access: staff('users.manage'),
  query: z.object({
    page: PageNumber,
    limit: limit(50),
    searchTerm: z.string().max(200).optional(),
    status: UserStatus.optional(),
  }),
  reply: pageOf(UserRow).omit({ pageSize: true }).extend({ limit: z.int() }),
});
