import { newId } from '#shared/values/ids.ts';
import { type MemberVoucher, memberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import {
  idOfCode,
  nothingSoFar,
  StoredVoucher,
  voucherRecord,
} from '#functions/domain/vouchers/voucher-record.ts';
import { entryId, entryItem, WalletEntry } from '#functions/domain/vouchers/wallet-entry.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import type { World } from './world.ts';

const day = 86_400_000;
export const daysFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** Voucher for 20.000 ₫ off any order this month, which everyone can collect. */
export function aVoucher(given: Partial<StoredVoucher> = {}): StoredVoucher {
  const code = given.code ?? `V${newId().slice(-8)}`;
  return {
    ...nothingSoFar,
    id: idOfCode(code),
    code,
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
    pointsPrice: null,
    isPaused: false,
    reach: 'collect',
    handoutLimit: null,
    useLimit: null,
    perPerson: 1,
    campaignId: null,
    createdAt: daysFromNow(-12),
    version: 1,
    ...given,
  };
}

/** Voucher in a member's wallet; each has a voucher of its own. */
export function aMemberVoucher(userId: string, given: Partial<MemberVoucher> = {}): MemberVoucher {
  const { id: _, ...terms } = given;
  const voucher = aVoucher({ ...terms, id: `vou_${newId()}` });
  const entry = { id: entryId(voucher.id, 1), userId, voucherId: voucher.id, receivedAt: daysFromNow(-5) };
  return { ...memberVoucher(voucher, entry), ...given };
}

/** Stored items of a voucher and of its wallet entry. */
export function heldItems(held: MemberVoucher): Item[] {
  const { userId: _, usedAt, ...terms } = held;
  const used = usedAt === undefined ? 0 : 1;
  const tally = { handedOut: 1, used, wasUsed: used > 0, cost: held.saved ?? 0 };
  const voucher = aVoucher({ ...terms, ...tally, id: held.voucherId });
  return [voucherRecord.item(StoredVoucher.parse(voucher)), entryItem(WalletEntry.parse(held), held.validTo)];
}

/** Puts vouchers into wallets. */
export const handOut = (world: World, vouchers: readonly MemberVoucher[]) =>
  world.write(vouchers.flatMap(heldItems));
