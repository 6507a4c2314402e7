import type { OfferedVoucher } from '#shared/vouchers/member-vouchers.contract.ts';
import { discountOfAll, voucherLimits } from '#shared/vouchers/voucher-rules.ts';

type Kind = Pick<OfferedVoucher, 'id' | 'category'>;

/**
 * Tells whether a voucher can be selected: it is already chosen, or the limits of one order allow it. A points
 * voucher replaces another; a system voucher must be deselected first.
 */
export function canChoose(voucher: Kind, chosen: readonly Kind[]): boolean {
  if (chosen.some(({ id }) => id === voucher.id)) return true;
  if (chosen.length >= voucherLimits.total) return false;
  return (
    voucher.category === 'points_voucher' || !chosen.some(({ category }) => category === voucher.category)
  );
}

/** Returns the selection after a click on a voucher. */
export function afterPress(voucher: Kind, chosen: readonly Kind[]): string[] {
  const ids = chosen.map(({ id }) => id);
  if (ids.includes(voucher.id)) return ids.filter((id) => id !== voucher.id);
  if (!canChoose(voucher, chosen)) return ids;
  const others = chosen.filter(({ category }) => category !== voucher.category);
  return [...others.map(({ id }) => id), voucher.id];
}

/** Compares two selections regardless of their order. */
export const isSameChoice = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Groups vouchers. Those already applied count as usable, so that they can be deselected. */
export function sectionsOf(vouchers: readonly OfferedVoucher[], applied: readonly string[]) {
  const fits = ({ usable, id }: OfferedVoucher) => usable || applied.includes(id);
  return {
    points: vouchers.filter((one) => fits(one) && one.category === 'points_voucher'),
    system: vouchers.filter((one) => fits(one) && one.category === 'system_voucher'),
    unfit: vouchers.filter((one) => !fits(one)),
  };
}

/** Returns the discount of a selection; unusable vouchers give none. */
export function savingsOf(
  chosen: readonly OfferedVoucher[],
  basket: { orderAmount: number; shippingFee: number },
): number {
  const terms = chosen
    .filter(({ usable }) => usable)
    .map((voucher) => ({ ...voucher, eligibleAmount: voucher.eligibleAmount ?? undefined }));
  return discountOfAll(terms, basket).total;
}
