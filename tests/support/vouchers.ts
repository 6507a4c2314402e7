import { newId } from '#shared/values/ids.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { collectedItems, type MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import type { World } from './world.ts';

const day = 86_400_000;
export const daysFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** 20.000 ₫ off any order, this month. */
export const aTemplate = (given: Partial<VoucherTemplate> = {}): VoucherTemplate => ({
  id: `vou_${newId()}`,
  code: `V${newId().slice(-8)}`,
  name: 'Giảm 20.000 ₫',
  description: 'Cho mọi đơn.',
  category: 'system_voucher',
  type: 'discount_amount',
  minOrderAmount: 0,
  maxOrderAmount: null,
  discountPercentage: 0,
  maxDiscountAmount: null,
  discountAmount: 20_000,
  freeShippingAmount: 0,
  validFrom: daysFromNow(-10),
  validTo: daysFromNow(20),
  isCategoryLimited: false,
  isProductLimited: false,
  limitedTo: [],
  ...given,
});

export const aMemberVoucher = (userId: string, given: Partial<MemberVoucher> = {}): MemberVoucher => ({
  ...aTemplate(),
  campaignId: `vou_${newId()}`,
  id: newId(),
  userId,
  receivedAt: daysFromNow(-5),
  ...given,
});

/** Puts vouchers into wallets. */
export const handOut = (world: World, vouchers: readonly MemberVoucher[]) =>
  world.write(vouchers.flatMap(collectedItems));
