import type { AppliedVouchers } from '#shared/vouchers/member-vouchers.contract.ts';
import { discountOfAll, type VoucherBasket, voucherLimits } from '#shared/vouchers/voucher-rules.ts';
import type { MemberVoucher } from './member-voucher.ts';

/** What chosen vouchers take off together, each with its share. */
export function applyVouchers(
  vouchers: readonly MemberVoucher[],
  basket: Omit<VoucherBasket, 'now'>,
): AppliedVouchers {
  const { each, total } = discountOfAll(vouchers, basket);
  return {
    totalDiscount: total,
    appliedVouchers: vouchers.map(
      ({ id, code, name, type, category, minOrderAmount, maxOrderAmount }, place) => ({
        id,
        code,
        name,
        type,
        category,
        minOrderAmount,
        maxOrderAmount,
        discountAmount: each[place] ?? 0,
      }),
    ),
    canApplyMore: vouchers.length < voucherLimits.total,
    maxSystemVouchers: voucherLimits.system_voucher,
    maxPointsVouchers: voucherLimits.points_voucher,
  };
}
