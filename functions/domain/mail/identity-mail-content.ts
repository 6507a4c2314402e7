import * as z from 'zod';

/** Mails about papers: none of them says what stands on one. */
export const identityMails = [
  z.object({
    template: z.literal('identity-consent'),
    fullName: z.string(),
    /** Which words were agreed to, and when. */
    version: z.string(),
    at: z.string(),
  }),
  z.object({
    template: z.literal('identity-approved'),
    fullName: z.string(),
    /** The account became active with it; else what was changed came into force. */
    isFirst: z.boolean(),
  }),
  z.object({
    template: z.literal('identity-asked'),
    fullName: z.string(),
    lines: z.array(z.string()),
    staysInForce: z.boolean(),
  }),
] as const;

export type IdentityMailContent = z.infer<(typeof identityMails)[number]>;

export const isIdentityMail = <C extends { template: string }>(
  content: C | IdentityMailContent,
): content is IdentityMailContent => content.template.startsWith('identity-');
