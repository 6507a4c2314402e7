import * as z from 'zod';
import { Email, FullName, PhoneNumber, UserId } from '../accounts/user.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { languages } from '../values/language.ts';
import { contactTopics, longestMessage, messageList, messageStates } from './contact-choices.ts';

const Text = (least: number) =>
  z
    .string()
    .max(longestMessage)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(least).max(longestMessage));

export const ContactDraft = z.strictObject({
  name: FullName,
  email: Email,
  phoneNumber: z.union([z.literal('').transform(() => undefined), PhoneNumber]).optional(),
  topic: z.enum(contactTopics).default('other'),
  message: Text(10),
});

/** Idempotency key: a repeated request with the same key is the same message. */
const clientRequestId = z.string().min(8).max(64).optional();

export const sendMessage = defineRoute({
  name: 'contact/send-message',
  summary: 'Write to those who run the site; they answer by mail',
  method: 'POST',
  path: '/public/contact',
  access: 'guest',
  body: ContactDraft.safeExtend({ clientRequestId }),
  reply: z.object({ success: z.literal(true), code: z.string() }),
  status: 201,
  errors: ['REQUEST_DIFFERS'],
  limit: { calls: 5, seconds: 3600, by: ['email'], net: 60 },
});

export const MessageId = z.string().min(1).max(40);

export const ContactMessage = z.object({
  id: MessageId,
  /** Readable code of the message, for both sides. */
  code: z.string(),
  /** Name and contact data as typed. They are only proven if there is a `userId`. */
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  topic: z.enum(contactTopics),
  message: z.string(),
  language: z.enum(languages),
  userId: UserId.nullable(),
  state: z.enum(messageStates),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.object({ id: UserId, fullName: z.string() }).nullable(),
  createdAt: z.string(),
  version: z.int(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Messages are only for admins, because people write about their identity papers and their money. */
const access = staff('users.manage');
const one = {
  access,
  params: z.object({ id: MessageId }),
  reply: ContactMessage,
} as const;

export const searchMessages = defineList({
  name: 'contact/search-messages',
  summary: 'What people wrote, newest first',
  path: '/admin/messages',
  access,
  list: messageList,
  row: ContactMessage,
});

export const getMessage = defineRoute({
  ...one,
  name: 'contact/get-message',
  summary: 'One message',
  method: 'GET',
  path: '/admin/messages/{id}',
  errors: ['MESSAGE_NOT_FOUND'],
});

const version = z.int().min(1);
export const AnswerDraft = z.strictObject({ answer: Text(2) });

export const answerMessage = defineRoute({
  ...one,
  name: 'contact/answer-message',
  summary: 'Answer a message by mail, once',
  method: 'POST',
  path: '/admin/messages/{id}/answer',
  body: AnswerDraft.safeExtend({ version }),
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_ANSWERED', 'STALE_STATE'],
});

export const closeMessage = defineRoute({
  ...one,
  name: 'contact/close-message',
  summary: 'Lay a message aside without an answer, or take it up again',
  method: 'PATCH',
  path: '/admin/messages/{id}',
  body: z.strictObject({ state: z.enum(['open', 'closed']), version }),
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_ANSWERED', 'STALE_STATE'],
});
