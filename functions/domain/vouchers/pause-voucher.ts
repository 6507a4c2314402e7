import { AppError } from '#shared/contract/errors.ts';
import type { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { requireCampaign } from './read-campaigns.ts';
import { getVoucher } from './save-voucher.ts';
import { voucherKeys } from './voucher-keys.ts';
import { toStaffVoucher, voucherRecord } from './voucher-record.ts';

type Pause = { id: string; isPaused: boolean };
const campaignMoved = 'campaign-moved';

/** Refuses to resume a voucher of a paused campaign. The write checks that the campaign stays. */
async function whileItRuns(
  context: Context,
  campaignId: string | null,
): Promise<Operation<typeof campaignMoved>[]> {
  if (campaignId === null) return [];
  const { isPaused, version } = await requireCampaign(context, campaignId);
  if (isPaused) throw new AppError('CAMPAIGN_PAUSED');
  return [check(voucherKeys.campaign(campaignId), { when: { version }, refusal: campaignMoved })];
}

/** Pauses or resumes a voucher. Its version changes, so orders being placed check it again. */
export async function pauseVoucher(context: Context, { id, isPaused }: Pause): Promise<StaffVoucher> {
  const { after } = await voucherRecord.change(
    context.table,
    () => getVoucher(context, id),
    async (voucher) => {
      if (voucher.isPaused === isPaused) return undefined;
      const { after: next, writes } = voucherRecord.replace(voucher, { isPaused });
      const also = isPaused ? [] : await whileItRuns(context, voucher.campaignId);
      return { after: next, writes: [...writes, ...also] };
    },
    (_refusal: typeof campaignMoved) => again,
  );
  return toStaffVoucher(after);
}
