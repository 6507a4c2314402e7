import { applyVouchers, listUserVouchers, listVouchersForOrder } from '#shared/vouchers/index.ts';
import type { MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { aMemberVoucher, daysFromNow, handOut } from '#tests/support/vouchers.ts';
import type { Member, World } from '#tests/support/world.ts';

export const points = { code: 'POINTS', category: 'points_voucher' } as const;
export const over = { code: 'OVER', validTo: daysFromNow(-1) };
export const later = { code: 'LATER', validFrom: daysFromNow(2) };
export const used = { code: 'USED', usedAt: daysFromNow(-1), orderId: 'o', orderCode: 'CL1' };
export const dear = { code: 'DEAR', minOrderAmount: 300_000 };
export const ship = {
  code: 'SHIP',
  type: 'free_shipping',
  discountAmount: 0,
  freeShippingAmount: 30_000,
} as const;

/** Short words for what every voucher test does. */
export function walletsOf(world: World) {
  async function aWallet(...given: Partial<MemberVoucher>[]) {
    const member = await world.aMember();
    const vouchers = given.map((one) => aMemberVoucher(member.id, one));
    if (vouchers.length > 0) await handOut(world, vouchers);
    return { member, vouchers, ids: vouchers.map(({ id }) => id) };
  }

  const list = (member: Member, query = {}) =>
    world.send(listUserVouchers, { token: member.accessToken, query });
  const offer = (
    member: Member,
    query: { orderAmount: number; shippingFee?: number; cartItemIds?: string },
  ) => world.send(listVouchersForOrder, { token: member.accessToken, query });
  const apply = (
    member: Member,
    body: { voucherIds: string[]; orderAmount: number; shippingFee?: number; cartItemIds?: string[] },
    language = 'vi',
  ) => world.send(applyVouchers, { token: member.accessToken, body, language });

  return { aWallet, list, offer, apply };
}
