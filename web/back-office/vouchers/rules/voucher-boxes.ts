import type { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import type { NewVoucherBoxes } from '#shared/vouchers/voucher-draft.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const vietnamAhead = 7 * hour;

/** Value of a date-time input in Vietnam's time zone, e.g. '2026-11-22T08:30'. */
export const clockOf = (at: Date): string =>
  new Date(at.getTime() + vietnamAhead).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Instant of a date-time input; undefined while it is incomplete. */
export function instantOf(clock: string): string | undefined {
  const at = new Date(`${clock}+07:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Returns an empty form, valid for a month from now. Seconds are cut, as the inputs cannot hold them. */
export function blankBoxes(now: Date): NewVoucherBoxes {
  const from = new Date(Math.floor(now.getTime() / minute) * minute);
  return {
    code: '',
    name: '',
    description: '',
    category: 'system_voucher',
    type: 'discount_amount',
    discountPercentage: null,
    maxDiscountAmount: null,
    discountAmount: null,
    freeShippingAmount: null,
    minOrderAmount: null,
    maxOrderAmount: null,
    validFrom: clockOf(from),
    validTo: clockOf(new Date(from.getTime() + 30 * day)),
    limitedTo: [],
    reach: 'collect',
    handoutLimit: null,
    useLimit: null,
    perPerson: 1,
    pointsPrice: null,
  };
}

/** Amounts that a kind of voucher does not use are 0 on the server and empty in the form. */
const orEmpty = (amount: number): number | null => (amount > 0 ? amount : null);

export const boxesOf = (voucher: StaffVoucher): NewVoucherBoxes => {
  const { code, name, description, category, type, maxDiscountAmount, maxOrderAmount, limitedTo } = voucher;
  const { reach, handoutLimit, useLimit, perPerson, pointsPrice, validFrom, validTo } = voucher;
  return {
    code,
    name,
    description,
    category,
    type,
    maxDiscountAmount,
    maxOrderAmount,
    limitedTo,
    reach,
    handoutLimit,
    useLimit,
    perPerson,
    pointsPrice,
    discountPercentage: orEmpty(voucher.discountPercentage),
    discountAmount: orEmpty(voucher.discountAmount),
    freeShippingAmount: orEmpty(voucher.freeShippingAmount),
    minOrderAmount: orEmpty(voucher.minOrderAmount),
    validFrom: clockOf(new Date(validFrom)),
    validTo: clockOf(new Date(validTo)),
  };
};

type Period = { validFrom: string; validTo: string };

const sameMinute = (said: string, known: string): string =>
  Math.floor(Date.parse(said) / minute) === Math.floor(Date.parse(known) / minute) ? known : said;

/** Keeps the exact time of a date that was not edited, because the inputs only hold minutes. */
export const untouched = <T extends Period>(said: T, known: Period): T => ({
  ...said,
  validFrom: sameMinute(said.validFrom, known.validFrom),
  validTo: sameMinute(said.validTo, known.validTo),
});

/** Voucher as shoppers will see it, from the current form values. */
export function previewOf(boxes: NewVoucherBoxes): VoucherTemplate {
  const { category, type, limitedTo, pointsPrice } = boxes;
  const now = new Date().toISOString();
  return {
    id: 'sample',
    code: boxes.code.toUpperCase(),
    name: boxes.name,
    description: boxes.description,
    category,
    type,
    discountPercentage: boxes.discountPercentage ?? 0,
    maxDiscountAmount: type === 'discount_percentage' ? boxes.maxDiscountAmount : null,
    discountAmount: boxes.discountAmount ?? 0,
    freeShippingAmount: boxes.freeShippingAmount ?? 0,
    minOrderAmount: boxes.minOrderAmount ?? 0,
    maxOrderAmount: boxes.maxOrderAmount,
    validFrom: instantOf(boxes.validFrom) ?? now,
    validTo: instantOf(boxes.validTo) ?? now,
    isCategoryLimited: limitedTo.some(({ kind }) => kind === 'category'),
    isProductLimited: limitedTo.some(({ kind }) => kind === 'product'),
    limitedTo,
    pointsPrice: category === 'points_voucher' ? pointsPrice : null,
    perPerson: boxes.perPerson,
    isPaused: false,
    isUsedUp: false,
  };
}
