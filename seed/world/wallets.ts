import type { VoucherLimit, VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { idOf, randomOf } from '#seed/random.ts';
import { campaignOf, type CampaignPlan } from './vouchers.ts';

const day = 86_400_000;

const product = (slug: string, name: string): VoucherLimit => ({
  kind: 'product',
  id: idOf(`product:${slug}`),
  name,
});

/** What was given to members by name, and hangs out for nobody else. */
const personal: CampaignPlan[] = [
  {
    code: 'DIEM40K',
    name: 'Quà đổi 400 điểm',
    description: 'Giảm thẳng 40.000 ₫, đổi từ 400 điểm chiết khấu.',
    type: 'discount_amount',
    category: 'points_voucher',
    discountAmount: 40_000,
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

/** The one campaign the demo member has yet to take along by its code. */
const leftToTake = 'MAMCOM50';
/** And the one that went with an order. */
const spent = 'CHOSOM';

const voucherOf = (campaign: VoucherTemplate, { id: userId }: Profile, today: Date): MemberVoucher => ({
  ...campaign,
  id: idOf(`voucher:${userId}:${campaign.id}`),
  userId,
  campaignId: campaign.id,
  receivedAt: new Date(Math.min(Date.parse(campaign.validFrom) + day, today.getTime() - day)).toISOString(),
  ...(campaign.code === spent && { usedAt: new Date(today.getTime() - 3 * day).toISOString() }),
});

function campaignsFor({ email }: Profile, campaigns: readonly VoucherTemplate[]): VoucherTemplate[] {
  if (email === 'member@cholang.vn') return campaigns.filter(({ code }) => code !== leftToTake);
  const random = randomOf(`wallet:${email}`);
  return campaigns.filter(({ code }) => code === 'CHAOLANG' || random.chance(0.3));
}

/** What members keep in their wallets: one of a campaign at most, and of the demo member of nearly all. */
export function buildWallets(
  campaigns: readonly VoucherTemplate[],
  members: readonly Profile[],
  today: Date,
): MemberVoucher[] {
  const all = [...campaigns, ...personal.map((plan) => campaignOf(plan, today))];
  return members.flatMap((member) =>
    campaignsFor(member, all).map((campaign) => voucherOf(campaign, member, today)),
  );
}
