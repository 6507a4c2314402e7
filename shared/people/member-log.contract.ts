import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { roles, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { memberActivities, memberLogList } from './member-log-choices.ts';
import { UserStatus } from '../values/user-status-schema.ts';
import { genders } from '../values/genders.ts';

const access = staff('users.manage');

/** An avatar in the general file format; it belongs to no product or document (null). */
export const AvatarFile = z.object({
  id: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  originalFileName: z.string(),
  fileUrl: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  productId: z.string().nullable(),
  oldAvatarUserId: z.string().nullable(),
  oldCoverUserId: z.string().nullable(),
  documentId: z.string().nullable(),
});
export type AvatarFile = z.infer<typeof AvatarFile>;

/** The member's data at the time of the activity. */
export const MemberSnapshot = z.object({
  id: UserId,
  email: z.string(),
  gender: z.enum(genders).nullable(),
  country: z.string().nullable(),
  phoneNumber: z.string(),
  referenceId: z.string(),
});

/** The stored form of a member's activity. */
export const StoredActivity = z.object({
  id: z.string(),
  targetId: UserId,
  targetType: z.literal('USER'),
  activityType: z.enum(memberActivities),
  uploaderId: UserId,
  changes: MemberSnapshot,
  /** True for staff members, because their password gives access to the shop. */
  isCritical: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StoredActivity = z.infer<typeof StoredActivity>;

export const MemberActivity = StoredActivity.extend({
  description: z.string(),
  /** The member's present data; null after the account was deleted. */
  uploader: z
    .object({
      id: UserId,
      fullName: z.string(),
      email: z.string(),
      avatar: AvatarFile.nullable(),
      role: z.enum(roles),
      status: UserStatus,
    })
    .nullable(),
});
export type MemberActivity = z.infer<typeof MemberActivity>;

export const listMemberLog = defineList({
  name: 'people/list-member-log',
  summary: 'Who registered, confirmed an address or signed in, newest first',
  path: '/activity-logs',
  access,
  list: memberLogList,
  row: MemberActivity,
  about: { search: 'E-mail, phone or code, as they were then' },
});

export const getMemberLogStats = defineRoute({
  name: 'people/get-member-log-stats',
  summary: 'How much of it there was, by how many people, and how much today',
  method: 'GET',
  path: '/activity-logs/stats',
  access,
  reply: z.object({
    totalActivities: z.int(),
    activeUsers: z.int(),
    criticalEvents: z.int(),
    todayActivities: z.int(),
  }),
});
