import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { messageChannels, paperKinds } from './identity-choices.ts';
import {
  Check,
  ConsentReceipt,
  FieldFlag,
  Identity,
  PaperAccess,
  PaperFactsShape,
  PaperId,
} from './identity.ts';
import { userStatuses } from '../values/user-statuses.ts';

const params = z.object({ id: PaperId });
const limit = { calls: 30, seconds: 60 };
/** Idempotency key, made by the client once per intent. */
const clientRequestId = z.string().min(8).max(64).optional();
/** Version of the accepted consent text. */
const consent = z.string().min(1).max(20);

export const listMyIdentities = defineRoute({
  name: 'identity/list-my-identities',
  summary: 'The papers of one’s own, numbers masked, the primary one first',
  method: 'GET',
  path: '/identity/mine',
  access: 'member',
  reply: z.array(Identity),
});

export const getMyStanding = defineRoute({
  name: 'identity/get-my-standing',
  summary: 'How far one has come: phone, what is compared, what is asked again, how long it takes',
  method: 'GET',
  path: '/identity/mine/standing',
  access: 'member',
  reply: z.object({
    status: z.enum(userStatuses),
    emailConfirmed: z.boolean(),
    phone: z.object({ masked: z.string(), confirmedAt: z.string().nullable() }),
    withoutPhone: z.boolean(),
    /** Id of the paper that is, or would be, under review. */
    paperId: z.string().nullable(),
    checks: z.array(Check),
    asked: z.array(FieldFlag.extend({ paperId: PaperId })),
    /** Free text by staff, or the reason for the account's state. */
    reason: z.string().nullable(),
    consent: ConsentReceipt.nullable(),
    submittedAt: z.string().nullable(),
    /** Null if nothing can be sent and nothing is waiting. */
    wait: z.object({ ahead: z.int(), from: z.int(), to: z.int() }).nullable(),
  }),
  errors: ['USER_NOT_FOUND'],
});

export const createIdentity = defineRoute({
  name: 'identity/create-identity',
  summary: 'Put a paper into the wallet; with consent it is sent to be looked at as well',
  method: 'POST',
  path: '/identity',
  access: 'member',
  body: z.strictObject({
    kind: z.enum(paperKinds),
    ...PaperFactsShape,
    consent: consent.optional(),
    withoutPhone: z.boolean().optional(),
    clientRequestId,
  }),
  reply: Identity,
  status: 201,
  errors: [
    'BAD_REQUEST',
    'TOO_MANY_PAPERS',
    'IDENTITY_STATE',
    'CONSENT_NEEDED',
    'PHONE_UNCONFIRMED',
    'IDENTITY_ASKED',
    'REQUEST_DIFFERS',
    'STALE_STATE',
    'USER_NOT_FOUND',
    'IDENTITY_NOT_FOUND',
  ],
  limit: { calls: 10, seconds: 60 },
});

export const submitIdentity = defineRoute({
  name: 'identity/submit-identity',
  summary: 'Agree, and send what is in the wallet to be looked at',
  method: 'POST',
  path: '/identity/submit',
  access: 'member',
  body: z.strictObject({
    consent,
    /** True for people without a Vietnamese phone number; the personal number replaces it. */
    withoutPhone: z.boolean().default(false),
  }),
  reply: z.array(Identity),
  errors: [
    'IDENTITY_STATE',
    'CONSENT_NEEDED',
    'PHONE_UNCONFIRMED',
    'IDENTITY_ASKED',
    'STALE_STATE',
    'USER_NOT_FOUND',
    'IDENTITY_NOT_FOUND',
  ],
  limit: { calls: 10, seconds: 60 },
});

export const updateIdentity = defineRoute({
  name: 'identity/update-identity',
  summary: 'Change a paper; what is in force stays so until the change is decided',
  method: 'PUT',
  path: '/identity/mine/{id}',
  access: 'member',
  params,
  /** Fields left out stay unchanged, above all the number, which its owner only sees masked. */
  body: z.strictObject({
    number: PaperFactsShape.number.optional(),
    fullName: PaperFactsShape.fullName.optional(),
    dob: PaperFactsShape.dob.optional(),
    gender: PaperFactsShape.gender.optional(),
    birthPlace: z.string().max(160).optional(),
    issueDate: PaperFactsShape.issueDate.optional(),
    expiryDate: z.string().max(10).optional(),
    issuePlace: z.string().max(240).optional(),
  }),
  reply: Identity,
  errors: ['BAD_REQUEST', 'IDENTITY_NOT_FOUND', 'IDENTITY_STATE', 'STALE_STATE', 'USER_NOT_FOUND'],
  limit,
});

export const setPrimaryIdentity = defineRoute({
  name: 'identity/set-primary-identity',
  summary: 'Make a paper the primary one',
  method: 'PUT',
  path: '/identity/mine/{id}/primary',
  access: 'member',
  params,
  body: z.strictObject({}).optional(),
  reply: Identity,
  errors: ['IDENTITY_NOT_FOUND', 'IDENTITY_STATE', 'STALE_STATE', 'USER_NOT_FOUND'],
  limit,
});

export const deleteIdentity = defineRoute({
  name: 'identity/delete-identity',
  summary: 'Take a paper out of the wallet; the last one in force, or under review, stays',
  method: 'DELETE',
  path: '/identity/mine/{id}',
  access: 'member',
  params,
  reply: z.object({ success: z.boolean() }),
  errors: ['IDENTITY_NOT_FOUND', 'PAPER_IN_FORCE', 'IDENTITY_STATE', 'STALE_STATE', 'USER_NOT_FOUND'],
  limit,
});

export const getMyFullNumber = defineRoute({
  name: 'identity/get-my-full-number',
  summary: 'The whole number of a paper of one’s own; never kept anywhere, and each look is noted',
  method: 'GET',
  path: '/identity/mine/{id}/full-number',
  access: 'member',
  params,
  reply: z.object({ id: PaperId, number: z.string() }),
  errors: ['IDENTITY_NOT_FOUND', 'USER_NOT_FOUND'],
  limit: { calls: 10, seconds: 60 },
});

export const listMyLooks = defineRoute({
  name: 'identity/list-my-looks',
  summary: 'Who looked at the whole number of a paper, the newest first',
  method: 'GET',
  path: '/identity/mine/{id}/looks',
  access: 'member',
  params,
  reply: z.array(PaperAccess),
  errors: ['IDENTITY_NOT_FOUND'],
});

export const requestPhoneCode = defineRoute({
  name: 'identity/request-phone-code',
  summary: 'Send a code to the account’s phone number, by SMS or Zalo',
  method: 'POST',
  path: '/identity/phone/code',
  access: 'member',
  body: z.strictObject({ channel: z.enum(messageChannels).default('sms') }),
  reply: z.object({ sentTo: z.string(), expiresInSeconds: z.int() }),
  errors: ['RESEND_TOO_SOON', 'MESSAGE_FAILED', 'USER_NOT_FOUND'],
  limit: { calls: 10, seconds: 3600 },
});

export const confirmPhone = defineRoute({
  name: 'identity/confirm-phone',
  summary: 'Confirm the phone number by the code that was sent',
  method: 'POST',
  path: '/identity/phone/confirm',
  access: 'member',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, { error: 'otp' }),
  }),
  reply: z.object({ confirmedAt: z.string() }),
  errors: ['INVALID_OTP', 'STALE_STATE', 'USER_NOT_FOUND'],
  limit: { calls: 20, seconds: 600 },
});

export const withdrawConsent = defineRoute({
  name: 'identity/withdraw-consent',
  summary: 'Take back one’s consent: all papers go at once, and the account is unverified again',
  method: 'POST',
  path: '/identity/consent/withdraw',
  access: 'member',
  body: z.strictObject({}).optional(),
  reply: z.object({ success: z.boolean() }),
  errors: ['IDENTITY_NOT_FOUND', 'STALE_STATE', 'USER_NOT_FOUND'],
  limit: { calls: 5, seconds: 3600 },
});

export const listConsents = defineRoute({
  name: 'identity/list-consents',
  summary: 'What one agreed to and when, the newest first',
  method: 'GET',
  path: '/identity/consents',
  access: 'member',
  reply: z.array(ConsentReceipt),
});
