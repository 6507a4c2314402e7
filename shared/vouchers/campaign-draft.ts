import * as z from 'zod';
import { tidy } from '../values/text.ts';
import { VoucherId } from './voucher.ts';
import { Moment } from '../values/moment.ts';
import { lengthProblem } from './voucher-draft.ts';

/** Maximum number of vouchers in one campaign. They are changed together in one write. */
export const maxCampaignVouchers = 20;

/** The form in which staff create or change a campaign. */
export const CampaignDraft = z
  .strictObject({
    name: z.string().max(80).transform(tidy).pipe(z.string().min(1)),
    validFrom: Moment,
    validTo: Moment,
    voucherIds: z
      .array(VoucherId)
      .max(maxCampaignVouchers)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'each-once' }),
  })
  .superRefine((draft, context) => {
    const problem = lengthProblem(draft);
    if (problem) context.addIssue({ code: 'custom', path: ['validTo'], message: problem });
  });
export type CampaignDraft = z.output<typeof CampaignDraft>;
export type CampaignBoxes = z.input<typeof CampaignDraft>;
