import * as z from 'zod';
import { Moment } from '../values/moment.ts';
import { tidy } from '../values/text.ts';
import { VndInput } from '../values/vnd-schema.ts';
import {
  maxVoucherLimits,
  VoucherCategory,
  VoucherCode,
  VoucherLimit,
  VoucherReach,
  VoucherType,
} from './voucher.ts';

const Amount = VndInput.min(1).nullable();
const Count = z.int().min(1).max(10_000_000).nullable();
const maxPerPerson = 20;

/** The form in which staff write a voucher. Fields that its type does not use are left empty. */
const fields = z.strictObject({
  name: z.string().max(80).transform(tidy).pipe(z.string().min(1)),
  description: z.string().max(500).trim(),
  category: VoucherCategory,
  type: VoucherType,
  discountPercentage: z.number().min(0.01).max(100).nullable(),
  maxDiscountAmount: Amount,
  discountAmount: Amount,
  freeShippingAmount: Amount,
  minOrderAmount: VndInput.nullable(),
  maxOrderAmount: Amount,
  validFrom: Moment,
  validTo: Moment,
  limitedTo: z.array(VoucherLimit.extend({ name: z.string().max(200) })).max(maxVoucherLimits),
  reach: VoucherReach,
  handoutLimit: Count,
  useLimit: Count,
  perPerson: z.int().min(1).max(maxPerPerson),
  pointsPrice: Count,
});
type Fields = z.output<typeof fields>;

const dayMilliseconds = 86_400_000;
/** Maximum duration of a voucher in days, so that the records of members who hold it outlive it. */
export const longestVoucherDays = 366;

/** Returns the problem with the end date, if there is one. */
export function lengthProblem({ validFrom, validTo }: { validFrom: string; validTo: string }) {
  const length = Date.parse(validTo) - Date.parse(validFrom);
  if (length <= 0) return 'ends-first';
  return length > longestVoucherDays * dayMilliseconds ? 'longer-than-a-year' : undefined;
}

/** The one amount field that states the worth of each type. */
export const worthOfType = {
  discount_percentage: 'discountPercentage',
  discount_amount: 'discountAmount',
  free_shipping: 'freeShippingAmount',
} as const satisfies Record<VoucherType, keyof Fields>;

/** Checks rules that involve several fields together. */
function requireSound(draft: Fields, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const wrong = (path: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const worth = worthOfType[draft.type];
  if (draft[worth] === null) wrong(worth, 'required');
  if (draft.category === 'points_voucher' && draft.pointsPrice === null) wrong('pointsPrice', 'required');
  if (draft.maxOrderAmount !== null && draft.maxOrderAmount < (draft.minOrderAmount ?? 0))
    wrong('maxOrderAmount', 'below-least');
  const problem = lengthProblem(draft);
  if (problem) wrong('validTo', problem);
  const named = draft.limitedTo.map(({ kind, id }) => `${kind} ${id}`);
  if (new Set(named).size < named.length) wrong('limitedTo', 'each-once');
}

export const VoucherDraft = fields.superRefine(requireSound);
export type VoucherDraft = z.output<typeof VoucherDraft>;

/** Code of a new voucher. It never changes later, because printed papers and people name the voucher by it. */
export const CodeToBe = z.string().trim().toUpperCase().pipe(VoucherCode);
export const NewVoucher = VoucherDraft.safeExtend({ code: CodeToBe });
export type NewVoucherBoxes = z.input<typeof NewVoucher>;
