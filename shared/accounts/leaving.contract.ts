import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { idPattern } from '../values/ids.ts';
import { FreshProof, proofErrors } from './proof.ts';
import { Message } from './user.ts';
import { SheetFormat } from '../sheets/sheet-format.ts';

const FileId = z.string().regex(idPattern);

/** Days from a request to leave until the account is emptied; the member may change their mind. */
export const leavingDays = 30;

/** Choices for what happens to the member's posts. */
export const leftPosts = ['keep', 'erase'] as const;
export const LeftPosts = z.enum(leftPosts);
export type LeftPosts = z.infer<typeof LeftPosts>;

/** Matters that must be settled before a member may leave. */
export const leavingHolds = ['orders', 'rewards', 'staff'] as const;
export const LeavingHold = z.enum(leavingHolds);
export type LeavingHold = z.infer<typeof LeavingHold>;

export const LeavingState = z.object({
  /** Time at which the account will be emptied; null without a request. */
  dueAt: z.string().nullable(),
  posts: LeftPosts,
  holds: z.array(LeavingHold),
});
export type LeavingState = z.infer<typeof LeavingState>;

export const readLeaving = defineRoute({
  name: 'accounts/read-leaving',
  summary: 'Whether and when one’s account is to be emptied, and what has to be settled first',
  method: 'GET',
  path: '/auth/leaving',
  access: 'member',
  reply: LeavingState,
  errors: ['USER_NOT_FOUND'],
});

export const beginLeaving = defineRoute({
  name: 'accounts/begin-leaving',
  summary: 'Ask to leave: after thirty days the account is emptied; asks for fresh proof',
  method: 'POST',
  path: '/auth/leaving',
  access: 'member',
  body: z.strictObject({ proof: FreshProof, posts: LeftPosts }),
  reply: LeavingState,
  errors: [...proofErrors, 'LEAVING_HELD'],
  limit: { calls: 20, seconds: 600 },
});

export const stayAfterAll = defineRoute({
  name: 'accounts/stay-after-all',
  summary: 'Keep one’s account, as long as it is not yet emptied',
  method: 'DELETE',
  path: '/auth/leaving',
  access: 'member',
  reply: Message,
  errors: ['NOT_LEAVING', 'USER_NOT_FOUND'],
});

/** Export of a member's own data. It is made by a background job and kept for a week. */
export const OwnData = z.object({
  id: FileId,
  status: z.enum(['making', 'ready', 'failed']),
  file: z.object({ name: z.string(), until: z.string() }).nullable(),
  createdAt: z.string(),
});
export type OwnData = z.infer<typeof OwnData>;

export const exportOwnData = defineRoute({
  name: 'accounts/export-own-data',
  summary: 'Have all that is kept of oneself put into a file',
  method: 'POST',
  path: '/auth/own-data',
  access: 'member',
  body: z.strictObject({ format: SheetFormat.default('xlsx') }),
  reply: OwnData,
  status: 201,
  errors: ['USER_NOT_FOUND'],
  limit: { calls: 10, seconds: 3600 },
});

export const readOwnData = defineRoute({
  name: 'accounts/read-own-data',
  summary: 'How far such a file is',
  method: 'GET',
  path: '/auth/own-data/{id}',
  access: 'member',
  params: z.object({ id: FileId }),
  reply: OwnData,
  errors: ['JOB_NOT_FOUND'],
});

export const getOwnDataFile = defineRoute({
  name: 'accounts/get-own-data-file',
  summary: 'A link to such a file, good for five minutes',
  method: 'GET',
  path: '/auth/own-data/{id}/file',
  access: 'member',
  params: z.object({ id: FileId }),
  reply: z.object({ url: z.string(), name: z.string(), expiresAt: z.string() }),
  errors: ['JOB_NOT_FOUND', 'JOB_STATE'],
});
