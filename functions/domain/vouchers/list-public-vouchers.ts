import { maxPublicVouchers } from '#shared/vouchers/list-public-vouchers.contract.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { listEndingAfter } from './voucher-repository.ts';

/** Valid from its first moment up to, not including, its last. */
export const isRunning = ({ validFrom, validTo }: VoucherTemplate, at: string): boolean =>
  validFrom <= at && at < validTo;

/** What hangs out in the market now: whoever wants to use it sees first what ends first. */
export async function listPublicVouchers({ table, now }: Context): Promise<VoucherTemplate[]> {
  const at = now().toISOString();
  const campaigns = await listEndingAfter(table, at);
  return campaigns.filter((campaign) => isRunning(campaign, at)).slice(0, maxPublicVouchers);
}
