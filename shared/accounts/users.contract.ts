import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineListIds } from '../lists/list-ids.ts';
import { defineList } from '../lists/list-contract.ts';
import { defineRoute } from '../contract/route.ts';
import { Referrer, ReferenceId, SessionUser } from './user.ts';
import { closings, userList } from './user-choices.ts';
import { genders } from '../values/genders.ts';

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
  /** The guardian; only users below `guardianBelow` have one. */
  guardianId: z.string().nullable(),
  updatedAt: z.string(),
  dob: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  country: z.string().nullable(),
  emailVerifiedAt: z.string().nullable(),
  /** Information that staff requested and still wait for. */
  askedFor: z.string().nullable(),
  closedAs: z.enum(closings).nullable(),
  lockedReason: z.string().nullable(),
  waitingSince: z.string().nullable(),
  rejectedBefore: z.object({ at: z.string(), reason: z.string() }).nullable(),
  resubmittedAt: z.string().nullable(),
  said: z.string().nullable(),
});
export type UserRow = z.infer<typeof UserRow>;

export const listUsers = defineList({
  name: 'accounts/list-users',
  summary: 'Members by name, e-mail, phone or code, newest first',
  path: '/users/admin/all',
  access: staff('users.manage'),
  list: userList,
  row: UserRow.extend({ isActive: z.boolean() }),
});

export const listUserIds = defineListIds(listUsers, 'accounts/list-user-ids');
