import * as z from 'zod';
import { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { campaignKey } from './voucher-keys.ts';

/** A campaign as the shop knows it: how many may be handed out is nobody else's business. */
export const Campaign = VoucherTemplate.extend({ handoutLimit: z.int().min(1).nullable().default(null) });
export type Campaign = z.infer<typeof Campaign>;

/** A campaign as the table keeps it. Its end is part of its key: to move the end is to file it anew. */
export const campaignItem = (campaign: VoucherTemplate & Partial<Pick<Campaign, 'handoutLimit'>>): Item => ({
  ...campaignKey(campaign),
  entity: 'voucher-campaign',
  ...campaign,
});
