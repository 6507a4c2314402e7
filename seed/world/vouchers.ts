import { idOfCode, nothingSoFar, type StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';

const day = 86_400_000;

/** Days since the start, and days until the end; both may be negative. */
export type VoucherPlan = Pick<StoredVoucher, 'code' | 'name' | 'description' | 'type'> &
  Partial<StoredVoucher> & { began: number; lasts: number };

const usual = {
  ...nothingSoFar,
  category: 'system_voucher' as const,
  minOrderAmount: 0,
  maxOrderAmount: null,
  discountPercentage: 0,
  maxDiscountAmount: null,
  discountAmount: 0,
  freeShippingAmount: 0,
  isCategoryLimited: false,
  isProductLimited: false,
  limitedTo: [],
  pointsPrice: null,
  isPaused: false,
  reach: 'collect' as const,
  handoutLimit: null,
  useLimit: null,
  perPerson: 1,
  campaignId: null,
  version: 1,
};

const plans: VoucherPlan[] = [
  {
    code: 'CHAOLANG',
    name: 'Chào người làng mới',
    description: 'Giảm 10% cho đơn từ 200.000 ₫, nhiều nhất 50.000 ₫.',
    type: 'discount_percentage',
    minOrderAmount: 200_000,
    discountPercentage: 10,
    maxDiscountAmount: 50_000,
    began: 40,
    lasts: 320,
  },
  {
    code: 'CHOSOM',
    name: 'Đi chợ sớm',
    description: 'Giảm 30.000 ₫ cho đơn từ 300.000 ₫.',
    type: 'discount_amount',
    minOrderAmount: 300_000,
    discountAmount: 30_000,
    began: 9,
    lasts: 120,
  },
  {
    code: 'TANNGO',
    name: 'Giao tận ngõ',
    description: 'Miễn phí giao hàng đến 35.000 ₫ cho đơn từ 250.000 ₫.',
    type: 'free_shipping',
    minOrderAmount: 250_000,
    freeShippingAmount: 35_000,
    began: 25,
    lasts: 200,
  },
  {
    code: 'LANGNGHE15',
    name: 'Quý tay thợ làng nghề',
    description: 'Giảm 15% cho hàng thủ công mỹ nghệ, nhiều nhất 120.000 ₫.',
    type: 'discount_percentage',
    minOrderAmount: 350_000,
    discountPercentage: 15,
    maxDiscountAmount: 120_000,
    isCategoryLimited: true,
    limitedTo: [{ kind: 'category', id: 'cat_thu-cong-my-nghe', name: 'Thủ công mỹ nghệ' }],
    began: 4,
    lasts: 90,
  },
  {
    code: 'MAMCOM50',
    name: 'Đầy mâm cơm nhà',
    description: 'Giảm 50.000 ₫ cho đơn từ 600.000 ₫ đến 2.000.000 ₫.',
    type: 'discount_amount',
    minOrderAmount: 600_000,
    maxOrderAmount: 2_000_000,
    discountAmount: 50_000,
    began: 12,
    lasts: 150,
  },
  {
    code: 'DOIDIEM20',
    name: 'Đổi điểm lấy lộc',
    description: 'Dành cho người làng đổi điểm: giảm 20%, nhiều nhất 100.000 ₫.',
    type: 'discount_percentage',
    category: 'points_voucher',
    minOrderAmount: 150_000,
    discountPercentage: 20,
    maxDiscountAmount: 100_000,
    pointsPrice: 600,
    began: 30,
    lasts: 260,
  },
];

export const voucherOf = ({ began, lasts, ...plan }: VoucherPlan, today: Date): StoredVoucher => {
  const validFrom = new Date(today.getTime() - began * day).toISOString();
  return {
    ...usual,
    ...plan,
    id: idOfCode(plan.code),
    validFrom,
    validTo: new Date(today.getTime() + lasts * day).toISOString(),
    createdAt: new Date(Date.parse(validFrom) - day).toISOString(),
  };
};

/** Vouchers of the demo shop on a given day. */
export const buildVouchers = (today: Date): StoredVoucher[] => plans.map((plan) => voucherOf(plan, today));
