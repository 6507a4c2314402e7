import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { Item } from '#functions/platform/table-operations.ts';
import { campaignKey } from './voucher-keys.ts';

/** A campaign as the table keeps it. Its end is part of its key: to move the end is to file it anew. */
export const campaignItem = (template: VoucherTemplate): Item => ({
  ...campaignKey(template),
  entity: 'voucher-campaign',
  ...template,
});
