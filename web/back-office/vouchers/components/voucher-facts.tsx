import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Campaign } from '#shared/vouchers/campaigns.contract.ts';
import type { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { voucherState, type VoucherState } from '#shared/vouchers/voucher-choices.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Record<VoucherState, BadgeTone> = {
  running: 'jade',
  coming: 'sky',
  paused: 'gold',
  'used-up': 'neutral',
  over: 'neutral',
};

export const stateOf = (voucher: StaffVoucher): VoucherState =>
  voucherState(voucher, new Date().toISOString());

/** A campaign is never used up; only its vouchers are. */
export const campaignStateOf = (campaign: Campaign): VoucherState =>
  voucherState({ ...campaign, isUsedUp: false }, new Date().toISOString());

export function StateBadge({ state }: { state: VoucherState }) {
  const { t } = useTranslation('promotions');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

type Worth = Pick<
  StaffVoucher,
  'type' | 'discountPercentage' | 'maxDiscountAmount' | 'discountAmount' | 'freeShippingAmount'
>;

/** Returns a function for the worth of a voucher in one line, e.g. '10%, tối đa 50.000 ₫'. */
export function useWorth() {
  const { t } = useTranslation('promotions');
  return ({ type, ...worth }: Worth): string => {
    if (type === 'free_shipping') return t('worth.shipping', { amount: formatVnd(worth.freeShippingAmount) });
    if (type === 'discount_amount') return t('worth.amount', { amount: formatVnd(worth.discountAmount) });
    const percent = worth.discountPercentage;
    return worth.maxDiscountAmount === null
      ? t('worth.percent', { percent })
      : t('worth.percentMost', { percent, amount: formatVnd(worth.maxDiscountAmount) });
  };
}
