import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { isRunning } from './list-public-vouchers.ts';
import type { MemberVoucher } from './member-voucher.ts';
import type { VoucherRepository } from './voucher-repository.ts';

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
  vouchers: VoucherRepository,
  userId: string,
  code: string,
  at: Date,
): Promise<MemberVoucher> {
  const now = at.toISOString();
  const campaigns = await vouchers.listEndingAfter(now);
  const campaign = campaigns.find((one) => one.code === code && isRunning(one, now));
  if (!campaign) throw new AppError('VOUCHER_NOT_FOUND');
  if (campaign.category === 'points_voucher') throw new AppError('VOUCHER_NEEDS_POINTS');
  const voucher = voucherOf(campaign, userId, newId(at.getTime()), now);
  const refusal = await vouchers.add(voucher, campaign.handoutLimit);
  if (refusal === 'gone') throw new AppError('VOUCHERS_GONE');
  if (refusal === undefined) return voucher;
  const collected = await vouchers.findCollected(userId, campaign.id);
  if (!collected) throw new AppError('VOUCHER_NOT_FOUND');
  return collected;
}
