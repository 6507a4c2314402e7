import * as z from 'zod';
import { Email, Message, Referrer, UserId } from '../accounts/user.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { Reason } from './people.contract.ts';
import { privacyActs, privacyKinds, privacyList, privacyStates } from './privacy-choices.ts';

const access = staff('users.manage');
const params = z.object({ id: z.string().min(1).max(64) });
const Words = Reason.pipe(z.string().min(1));

/** A person's request about their own data. */
export const PrivacyRequest = z.object({
  id: z.string(),
  kind: z.enum(privacyKinds),
  text: z.string(),
  state: z.enum(privacyStates),
  /** Days in Vietnam's time: confirm by, done by. */
  receiptBy: z.string(),
  dueOn: z.string(),
  receivedAt: z.string().nullable(),
  /** Reason of the extension; there is at most one. */
  extendedFor: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

/** The request as staff see it. */
export const StaffPrivacyRequest = PrivacyRequest.extend({
  userId: UserId,
  /** Day from which staff are warned that it is due soon. */
  alarmOn: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type StaffPrivacyRequest = z.infer<typeof StaffPrivacyRequest>;
export const StaffPrivacyRow = StaffPrivacyRequest.extend({ who: Referrer.nullable() });
export type StaffPrivacyRow = z.infer<typeof StaffPrivacyRow>;

export const PrivacyDraft = z.strictObject({ kind: z.enum(privacyKinds), text: Words });
export type PrivacyDraft = z.infer<typeof PrivacyDraft>;

const asking = ['TOO_MANY_REQUESTS_OPEN', 'USER_NOT_FOUND', 'STALE_STATE'] as const;

export const askPrivacy = defineRoute({
  name: 'people/ask-privacy',
  summary: 'Ask for one’s data, their correction, a limit, a stop or their end',
  method: 'POST',
  path: '/privacy-requests',
  access: 'member',
  body: PrivacyDraft.extend({ clientRequestId: z.string().min(8).max(64).optional() }),
  reply: PrivacyRequest,
  status: 201,
  errors: [...asking, 'REQUEST_DIFFERS'],
});

export const listOwnPrivacy = defineRoute({
  name: 'people/list-own-privacy',
  summary: 'What one asked, the newest first, and what was answered',
  method: 'GET',
  path: '/privacy-requests',
  access: 'member',
  reply: z.array(PrivacyRequest).max(100),
});

export const PrivacyLinkDraft = z.strictObject({ email: Email });

/** Sends a link, so that people who can no longer sign in can still make a request. */
export const requestPrivacyLink = defineRoute({
  name: 'people/request-privacy-link',
  summary: 'Have a link mailed by which one may ask without signing in; answered alike whoever it is',
  method: 'POST',
  path: '/privacy-requests/link',
  access: 'public',
  body: PrivacyLinkDraft,
  reply: Message,
  limit: { calls: 6, seconds: 3600, by: ['email'] },
});

export const askPrivacyByLink = defineRoute({
  name: 'people/ask-privacy-by-link',
  summary: 'Ask by a mailed link, once',
  method: 'POST',
  path: '/privacy-requests/by-link',
  access: 'public',
  body: PrivacyDraft.extend({ token: z.string().min(1).max(200) }),
  reply: PrivacyRequest,
  status: 201,
  // A concurrent request has already used the link; this replaces STALE_STATE.
  errors: [...asking.filter((code) => code !== 'STALE_STATE'), 'PRIVACY_LINK_INVALID'],
  limit: { calls: 10, seconds: 600, by: ['token'] },
});

export const listPrivacy = defineList({
  name: 'people/list-privacy',
  summary: 'What people asked about their data, the one due first on top',
  path: '/admin/privacy-requests',
  access,
  list: privacyList,
  row: StaffPrivacyRow,
});

export const actOnPrivacy = defineRoute({
  name: 'people/act-on-privacy',
  summary: 'Confirm that it came, take more time once, answer it or refuse it: the person is mailed',
  method: 'PATCH',
  path: '/admin/privacy-requests/{id}',
  access,
  params,
  body: z.strictObject({
    act: z.enum(privacyActs),
    /** The reason or the answer; a confirmation needs none. */
    text: Reason.optional(),
    version: z.int().min(1),
  }),
  reply: StaffPrivacyRow,
  errors: ['PRIVACY_REQUEST_NOT_FOUND', 'PRIVACY_REQUEST_STATE', 'STALE_STATE'],
});
