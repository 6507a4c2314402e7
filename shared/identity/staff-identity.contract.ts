import * as z from 'zod';
import { SessionUser, UserId } from '../accounts/user.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import {
  askReasons,
  identityList,
  maxPapers,
  paperFields,
  paperKinds,
  paperStates,
  submissionKinds,
} from './identity-choices.ts';
import {
  Check,
  ConsentReceipt,
  FieldFlag,
  IdentityStep,
  PaperAccess,
  PaperId,
  MaskedFacts,
} from './identity.ts';
import { userStatuses } from '../values/user-statuses.ts';

const access = staff('users.manage');
const limit = { calls: 60, seconds: 60 };

/** A person's papers as a row of the queue. Only four digits of the paper's data are included. */
export const IdentityRow = z.object({
  /** Id of the paper under review. */
  id: z.string(),
  userId: z.string(),
  fullName: z.string(),
  referenceId: z.string(),
  avatarUrl: z.string().nullable(),
  type: z.enum(paperKinds),
  identityId: z.string(),
  state: z.enum(paperStates),
  submission: z.enum(submissionKinds),
  /** True if another account has the same number. */
  isReused: z.boolean(),
  wasAskedBefore: z.boolean(),
  submittedAt: z.string(),
});
export type IdentityRow = z.infer<typeof IdentityRow>;

const PaperFlag = z.strictObject({
  field: z.enum(paperFields),
  reason: z.enum(askReasons),
  note: z.string().trim().max(300).default(''),
});

export const StaffPaper = z.object({
  id: PaperId,
  type: z.enum(paperKinds),
  state: z.enum(paperStates),
  isPrimary: z.boolean(),
  before: MaskedFacts.nullable(),
  after: MaskedFacts,
  checks: z.array(Check),
  flags: z.array(FieldFlag),
  pictures: z.object({ front: z.boolean(), back: z.boolean() }),
  approvedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
});
export type StaffPaper = z.infer<typeof StaffPaper>;

const Other = z.object({
  id: z.string(),
  fullName: z.string(),
  referenceId: z.string(),
  status: z.enum(userStatuses),
});

/** All data that staff see before they decide. */
export const IdentityReview = z.object({
  user: SessionUser.pick({
    id: true,
    fullName: true,
    email: true,
    phoneNumber: true,
    referenceId: true,
    avatarUrl: true,
    status: true,
    verificationDate: true,
    createdAt: true,
  }),
  /** Version of the data that was read; a decision on any other version is refused. */
  version: z.int(),
  phoneConfirmedAt: z.string().nullable(),
  withoutPhone: z.boolean(),
  submission: z.enum(submissionKinds).nullable(),
  submittedAt: z.string().nullable(),
  papers: z.array(StaffPaper),
  /** Accounts with the same number. */
  others: z.array(Other),
  consent: ConsentReceipt.nullable(),
  steps: z.array(IdentityStep),
  looks: z.array(PaperAccess),
});
export type IdentityReview = z.infer<typeof IdentityReview>;

export const searchIdentities = defineList({
  name: 'identity/search-identities',
  summary: 'Papers by their owner, the longest waiting first',
  path: '/identity',
  access,
  list: identityList,
  row: IdentityRow,
});

export const getIdentity = defineRoute({
  name: 'identity/get-identity',
  summary: 'One paper with what was in force before, and what is compared',
  method: 'GET',
  path: '/identity/{id}',
  access,
  params: z.object({ id: PaperId }),
  reply: StaffPaper.extend({ userId: z.string(), version: z.int() }),
  errors: ['IDENTITY_NOT_FOUND'],
});

export const getIdentityOfUser = defineRoute({
  name: 'identity/get-identity-of-user',
  summary: 'All that is to be looked at before somebody’s papers are decided',
  method: 'GET',
  path: '/identity/admin/{userId}',
  access,
  params: z.object({ userId: UserId }),
  reply: IdentityReview,
  errors: ['USER_NOT_FOUND'],
});

export const getFullNumber = defineRoute({
  name: 'identity/get-full-number',
  summary: 'The whole number of somebody’s paper; its owner reads who looked',
  method: 'GET',
  path: '/identity/{id}/full-number',
  access,
  params: z.object({ id: PaperId }),
  reply: z.object({ id: PaperId, number: z.string() }),
  errors: ['IDENTITY_NOT_FOUND', 'USER_NOT_FOUND'],
  limit,
});

const decisions = ['IDENTITY_STATE', 'STALE_STATE', 'USER_NOT_FOUND'] as const;
/** Refusals of routes that name a paper. */
const decisionsOnPaper = [...decisions, 'IDENTITY_NOT_FOUND'] as const;
/** Version that was read; without it the decision applies to the present data. */
const version = z.int().optional();

export const askAboutIdentity = defineRoute({
  name: 'identity/ask-about-identity',
  summary: 'Ask again about fields of one paper: only its owner corrects it',
  method: 'PUT',
  path: '/identity/{id}',
  access,
  params: z.object({ id: PaperId }),
  body: z.strictObject({
    flags: z.array(PaperFlag).min(1).max(paperFields.length),
    note: z.string().trim().max(500).default(''),
    version,
  }),
  reply: IdentityReview,
  errors: decisionsOnPaper,
  limit,
});

export const approveKyc = defineRoute({
  name: 'identity/approve-kyc',
  summary: 'Believe what was sent: the account becomes active, or what was changed comes into force',
  method: 'PATCH',
  path: '/users/{id}/approve-kyc',
  access,
  params: z.object({ id: UserId }),
  body: z.strictObject({ note: z.string().trim().max(500).default(''), version }).optional(),
  reply: IdentityReview,
  errors: decisions,
  limit,
});

export const requestKycChange = defineRoute({
  name: 'identity/request-kyc-change',
  summary: 'Ask for a change, with reasons that hang on fields; what is in force stays so',
  method: 'PATCH',
  path: '/users/{id}/request-kyc-change',
  access,
  params: z.object({ id: UserId }),
  body: z
    .strictObject({
      reason: z.string().trim().max(500).default(''),
      flags: z
        .array(PaperFlag.extend({ paperId: PaperId }))
        .max(paperFields.length * maxPapers)
        .default([]),
      version,
    })
    .refine(({ reason, flags }) => reason !== '' || flags.length > 0, {
      path: ['reason'],
      error: 'required',
    }),
  reply: IdentityReview,
  errors: decisionsOnPaper,
  limit,
});
