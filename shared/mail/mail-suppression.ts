import * as z from 'zod';

/** Reasons why an address gets no more mail, weakest first; only a stronger one replaces another. */
export const suppressionReasons = ['soft-bounces', 'bounce', 'complaint'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** A suppressed mail address, as its owner and staff see it. */
export const MailSuppression = z.object({
  reason: z.enum(suppressionReasons),
  since: z.string().describe('When the report came that decided it'),
});
export type MailSuppression = z.infer<typeof MailSuppression>;
