import * as z from 'zod';
import { userList } from '../accounts/user-choices.ts';
import { Message, PersonName, UserId } from '../accounts/user.ts';
import { roles, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { approvalList } from './approval-choices.ts';
import { Person, PersonRow, WaitingPerson } from './person.ts';

const access = staff('users.manage');
const params = z.object({ id: UserId });

/** Free text for another person; blank text counts as none. */
export const Reason = z
  .string()
  .max(2000)
  .transform((text) => text.normalize('NFC').trim())
  .pipe(z.string().max(500));

export const listPeople = defineList({
  name: 'people/list-people',
  summary: 'Members by name, e-mail, phone or code, with when they last signed in',
  path: '/users/admin/users',
  access,
  list: userList,
  row: PersonRow,
});

export const listApprovals = defineList({
  name: 'people/list-approvals',
  summary: 'Who waits to be let in or to have papers believed, the one who waits longest first',
  path: '/admin/approvals',
  access,
  list: approvalList,
  row: WaitingPerson,
});

export const getPerson = defineRoute({
  name: 'people/get-person',
  summary: 'All that staff see of one member',
  method: 'GET',
  path: '/users/admin/users/{id}',
  access,
  params,
  reply: Person,
  errors: ['USER_NOT_FOUND'],
});

export const changePerson = defineRoute({
  name: 'people/change-person',
  summary: 'Change what somebody may do here: never oneself, never the last admin',
  method: 'PATCH',
  path: '/users/admin/users/{id}',
  access,
  params,
  body: z.strictObject({
    role: z.enum(roles),
    /** `updatedAt` as it was read: an optimistic lock against overwriting a concurrent change. */
    updatedAt: z.string().max(40).optional(),
  }),
  reply: Person,
  errors: ['USER_NOT_FOUND', 'OWN_ACCOUNT', 'FORBIDDEN', 'USER_STATE', 'STALE_STATE'],
});

const decision = {
  method: 'PATCH',
  access,
  params: params.extend({ action: z.string().min(1).max(40) }),
  body: z.strictObject({ reason: Reason.optional() }).prefault({}),
  reply: PersonRow,
  errors: [
    'UNKNOWN_ACTION',
    'USER_NOT_FOUND',
    'OWN_ACCOUNT',
    'FORBIDDEN',
    'USER_STATE',
    'REVIEW_HELD',
    'STALE_STATE',
  ],
} as const;

/** A decision returns a row, because the user leaves the list in which the decision was made. */
export const decideUser = defineRoute({
  ...decision,
  name: 'people/decide-user',
  summary: 'Decide about a member: approve, reject, request-info, lock, unlock, sign-out',
  path: '/users/{id}/{action}',
});

export const decidePerson = defineRoute({
  ...decision,
  name: 'people/decide-person',
  summary: 'The same, where staff work',
  path: '/users/admin/users/{id}/{action}',
});

/** An admin takes a lease on a user under review, seen by others, which ends when inactive. */
export const claimPerson = defineRoute({
  name: 'people/claim-person',
  summary: 'Take somebody who waits before oneself, where nobody else has them',
  method: 'POST',
  path: '/users/admin/users/{id}/claim',
  access,
  params,
  reply: Person,
  errors: ['USER_NOT_FOUND', 'USER_STATE', 'REVIEW_HELD'],
});

export const releasePerson = defineRoute({
  name: 'people/release-person',
  summary: 'Let go of somebody, so that another admin may go on',
  method: 'DELETE',
  path: '/users/admin/users/{id}/claim',
  access,
  params,
  reply: Person,
  errors: ['USER_NOT_FOUND'],
});

export const ReapplicationDraft = z.strictObject({
  fullName: PersonName.optional(),
  /** The applicant's reply to the reason for the rejection. */
  note: Reason.pipe(z.string().min(1)),
});
export type ReapplicationDraft = z.infer<typeof ReapplicationDraft>;

export const checkAgain = defineRoute({
  name: 'people/check-again',
  summary: 'What the mailed link of somebody who was turned away is good for; looking changes nothing',
  method: 'POST',
  path: '/auth/apply-again/check',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: z.object({ fullName: z.string(), reason: z.string().nullable() }),
  errors: ['APPLY_AGAIN_LINK_INVALID'],
  limit: { calls: 30, seconds: 600, by: ['token'] },
});

export const applyAgain = defineRoute({
  name: 'people/apply-again',
  summary: 'Correct what was wrong and wait once more, by the mailed link, once',
  method: 'POST',
  path: '/auth/apply-again',
  access: 'public',
  body: ReapplicationDraft.extend({ token: z.string().min(1).max(200) }),
  reply: Message,
  errors: ['APPLY_AGAIN_LINK_INVALID'],
  limit: { calls: 10, seconds: 600, by: ['token'] },
});
