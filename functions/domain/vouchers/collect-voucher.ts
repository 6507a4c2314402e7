import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isRunning } from './list-public-vouchers.ts';
import type { MemberVoucher } from './member-voucher.ts';
import { addVoucher, findCollected, listEndingAfter } from './voucher-repository.ts';

/** A campaign's promise in somebody's hands, as it is today. */
export const voucherOf = (
  campaign: VoucherTemplate,
  userId: string,
  id: string,
  at: string,
): MemberVoucher => ({
  ...VoucherTemplate.parse(campaign),
  id,
  userId,
  campaignId: campaign.id,
  receivedAt: at,
});

/** One of each running campaign for each member; whoever asks again gets the one there is. */
export async function collectVoucher(
  { table, now }: Context,
  { userId, code }: { userId: string; code: string },
): Promise<MemberVoucher> {
  const at = now();
  const iso = at.toISOString();
  const campaigns = await listEndingAfter(table, iso);
  const campaign = campaigns.find((one) => one.code === code && isRunning(one, iso));
  if (!campaign) throw new AppError('VOUCHER_NOT_FOUND');
  if (campaign.category === 'points_voucher') throw new AppError('VOUCHER_NEEDS_POINTS');
  const voucher = voucherOf(campaign, userId, newId(at.getTime()), iso);
  const refusal = await addVoucher(table, voucher, campaign.handoutLimit);
  if (refusal === 'gone') throw new AppError('VOUCHERS_GONE');
  if (refusal === undefined) return voucher;
  const collected = await findCollected(table, userId, campaign.id);
  if (!collected) throw new AppError('VOUCHER_NOT_FOUND');
  return collected;
}
