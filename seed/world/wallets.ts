import type { VoucherLimit } from '#shared/vouchers/voucher.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { entryId, type WalletEntry } from '#functions/domain/vouchers/wallet-entry.ts';
import { idOf, randomOf } from '#seed/random.ts';
import { voucherOf, type VoucherPlan } from './vouchers.ts';

const day = 86_400_000;

const product = (slug: string, name: string): VoucherLimit => ({
  kind: 'product',
  id: idOf(`product:${slug}`),
  name,
});

/** Vouchers given to members by name, not listed for others. */
const personal: VoucherPlan[] = [
  {
    code: 'DIEM40K',
    name: 'Quà đổi 400 điểm',
    description: 'Giảm thẳng 40.000 ₫, đổi từ 400 điểm chiết khấu.',
    type: 'discount_amount',
    category: 'points_voucher',
    discountAmount: 40_000,
    pointsPrice: 400,
    began: 12,
    lasts: 78,
  },
  {
    code: 'DIEMSHIP',
    name: 'Giao hàng bằng điểm',
    description: 'Miễn phí giao hàng đến 25.000 ₫, đổi từ 200 điểm chiết khấu.',
    type: 'free_shipping',
    category: 'points_voucher',
    freeShippingAmount: 25_000,
    pointsPrice: 200,
    began: 6,
    lasts: 54,
  },
  {
    code: 'TRIAN25',
    name: 'Tri ân khách quen',
    description: '',
    type: 'discount_amount',
    discountAmount: 25_000,
    began: 3,
    lasts: 27,
  },
  {
    code: 'BUASANG12',
    name: 'Bữa sáng của làng',
    description: 'Giảm 12% cho gạo, ngũ cốc và mật ong, nhiều nhất 60.000 ₫.',
    type: 'discount_percentage',
    minOrderAmount: 100_000,
    discountPercentage: 12,
    maxDiscountAmount: 60_000,
    isCategoryLimited: true,
    limitedTo: [
      { kind: 'category', id: 'cat_gao-ngu-coc', name: 'Gạo & ngũ cốc' },
      { kind: 'category', id: 'cat_trung-mat-ong', name: 'Trứng & mật ong' },
    ],
    began: 8,
    lasts: 40,
  },
  {
    code: 'MATNGOT30',
    name: 'Ngọt lành U Minh',
    description: 'Giảm 30.000 ₫ khi mua mật ong rừng U Minh hoặc gạo ST25 Sóc Trăng.',
    type: 'discount_amount',
    discountAmount: 30_000,
    isProductLimited: true,
    limitedTo: [
      product('mat-ong-rung-u-minh-chai-500ml', 'Mật ong rừng U Minh chai 500ml'),
      product('gao-st25-soc-trang-tui-5kg', 'Gạo ST25 Sóc Trăng túi 5kg'),
    ],
    began: 5,
    lasts: 33,
  },
  {
    code: 'DONLON200',
    name: 'Sắm sửa cả nhà',
    description: 'Giảm 200.000 ₫ cho đơn từ 3.000.000 ₫.',
    type: 'discount_amount',
    minOrderAmount: 3_000_000,
    discountAmount: 200_000,
    began: 15,
    lasts: 100,
  },
  {
    code: 'CUOITUAN',
    name: 'Chợ phiên cuối tuần',
    description: 'Giảm 8% cho mọi đơn, nhiều nhất 80.000 ₫.',
    type: 'discount_percentage',
    discountPercentage: 8,
    maxDiscountAmount: 80_000,
    began: -3,
    lasts: 10,
  },
  {
    code: 'VUXUAN',
    name: 'Khai chợ đầu xuân',
    description: 'Giảm 20.000 ₫ cho đơn từ 150.000 ₫.',
    type: 'discount_amount',
    minOrderAmount: 150_000,
    discountAmount: 20_000,
    began: 60,
    lasts: -2,
  },
];

/** Voucher that the demo member can still collect by its code. */
const leftToTake = 'MAMCOM50';
/** Voucher that the demo member used for an order. */
const spent = 'CHOSOM';

/** Personal vouchers, which cannot be collected by a code. */
export const buildPersonalVouchers = (today: Date): StoredVoucher[] =>
  personal.map((plan) => voucherOf({ ...plan, reach: 'named' }, today));

const entryOf = (
  { id: voucherId, code, validFrom }: StoredVoucher,
  { id: userId }: Profile,
  today: Date,
) => ({
  id: entryId(voucherId, 1),
  userId,
  voucherId,
  receivedAt: new Date(Math.min(Date.parse(validFrom) + day, today.getTime() - day)).toISOString(),
  ...(code === spent && { usedAt: new Date(today.getTime() - 3 * day).toISOString() }),
});

function vouchersFor({ email }: Profile, vouchers: readonly StoredVoucher[]): StoredVoucher[] {
  if (email === 'member@cholang.vn') return vouchers.filter(({ code }) => code !== leftToTake);
  const random = randomOf(`wallet:${email}`);
  return vouchers.filter(({ code }) => code === 'CHAOLANG' || random.chance(0.3));
}

/** Builds the wallets of members: at most one of each voucher. The demo member has nearly all. */
export const buildWallets = (
  vouchers: readonly StoredVoucher[],
  members: readonly Profile[],
  today: Date,
): WalletEntry[] =>
  members.flatMap((member) =>
    vouchersFor(member, vouchers).map((voucher) => entryOf(voucher, member, today)),
  );

/** Adds usage counts from the wallets to a voucher. */
export function withTally(voucher: StoredVoucher, wallets: readonly WalletEntry[]): StoredVoucher {
  const entries = wallets.filter(({ voucherId }) => voucherId === voucher.id);
  const used = entries.filter(({ usedAt }) => usedAt !== undefined).length;
  const cost = used * voucher.discountAmount;
  return {
    ...voucher,
    handedOut: entries.length,
    used,
    wasUsed: used > 0,
    cost,
    revenue: used * (voucher.minOrderAmount - voucher.discountAmount),
  };
}
