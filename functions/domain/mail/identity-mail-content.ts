import * as z from 'zod';

/** Mails about identity papers. None contains facts from a paper. */
export const identityMails = [
  z.object({
    template: z.literal('identity-consent'),
    fullName: z.string(),
    /** Version of the consent text, and the time of the consent. */
    version: z.string(),
    at: z.string(),
  }),
  z.object({
    template: z.literal('identity-approved'),
    fullName: z.string(),
    /** True if the account became active; false if a change of papers was approved. */
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
