import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { privacyKinds } from '#shared/people/privacy-choices.ts';

const fullName = z.string().optional();
const reason = z.string();
/** `text`: the reason, or the answer. */
const asked = { fullName, kind: z.enum(privacyKinds), text: z.string(), dueOn: z.string() };

/** Decisions of staff about a member, and answers to privacy requests. */
export const PeopleMailContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('account-approved'), fullName, isActive: z.boolean() }),
  /** `linkId` is the link for applying again, if that is still possible. */
  z.object({ template: z.literal('account-rejected'), fullName, reason, linkId: z.string().optional() }),
  z.object({ template: z.literal('account-asked'), fullName, reason }),
  z.object({ template: z.literal('account-locked'), fullName, reason }),
  z.object({ template: z.literal('account-unlocked'), fullName }),
  z.object({ template: z.literal('role-changed'), fullName, role: z.enum(roles) }),
  z.object({ template: z.literal('staff-invitation'), fullName, linkId: z.string() }),
  z.object({ template: z.literal('privacy-link'), fullName, linkId: z.string() }),
  z.object({ template: z.literal('privacy-received'), ...asked }),
  z.object({ template: z.literal('privacy-extended'), ...asked }),
  z.object({ template: z.literal('privacy-answered'), ...asked }),
  z.object({ template: z.literal('privacy-refused'), ...asked }),
]);
export type PeopleMailContent = z.infer<typeof PeopleMailContent>;

const templates: readonly string[] = PeopleMailContent.options.flatMap(({ shape: { template } }) => [
  ...template.values,
]);
export const isPeopleMail = (content: { template: string }): content is PeopleMailContent =>
  templates.includes(content.template);
