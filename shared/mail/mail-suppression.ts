import * as z from 'zod';

/** Why an address gets no more mail, the weakest reason first: a stronger one takes its place, never the reverse. */
export const suppressionReasons = ['soft-bounces', 'bounce', 'complaint'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** An address that mail is kept from, as its owner and staff are told of it. */
export const MailSuppression = z.object({
  reason: z.enum(suppressionReasons),
  since: z.string().describe('When the report came that decided it'),
});
export type MailSuppression = z.infer<typeof MailSuppression>;
