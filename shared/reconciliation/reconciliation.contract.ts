import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { Comparison, Difference, ListedBy } from './reconciliation.ts';

const access = staff('payments.manage');
const params = z.object({ day: z.iso.date() });

export const listReconciledDays = defineRoute({
  name: 'reconciliation/list-reconciled-days',
  summary: 'Days whose money was compared with what the bank, VNPAY and Stripe list, the newest first',
  method: 'GET',
  path: '/payments/reconciliations',
  access,
  query: z.object({
    /** Latest day of the list; yesterday by default. */
    until: z.iso.date().optional(),
    take: z.coerce.number().int().min(1).max(62).default(31),
  }),
  reply: z.object({
    days: z.array(z.object({ day: z.iso.date(), comparisons: z.array(Comparison) })),
    /** Total over all returned days. */
    unexplained: z.int(),
    /** The day before the earliest returned one, for the next page. */
    next: z.iso.date(),
  }),
});

/** A day with all its differences. */
export const ReconciledDay = z.object({
  day: z.iso.date(),
  /** Whether the day is over; the lists are complete only then. */
  isOver: z.boolean(),
  comparisons: z.array(Comparison.extend({ found: z.array(Difference) })),
});
export type ReconciledDay = z.infer<typeof ReconciledDay>;

export const getReconciledDay = defineRoute({
  name: 'reconciliation/get-reconciled-day',
  summary: 'What a day’s lists and the shop do not agree on',
  method: 'GET',
  path: '/payments/reconciliations/{day}',
  access,
  params,
  reply: ReconciledDay,
});

export const reconcileDay = defineRoute({
  name: 'reconciliation/reconcile-day',
  summary: 'Compare a day with one provider’s list now; asked again, it goes on where time ran out',
  method: 'POST',
  path: '/payments/reconciliations/{day}',
  access,
  params,
  body: z.strictObject({ provider: ListedBy }),
  reply: ReconciledDay,
  errors: ['DAY_NOT_OVER'],
});

export const explainDifference = defineRoute({
  name: 'reconciliation/explain-difference',
  summary: 'Say what a difference is, or take that back with no words',
  method: 'PUT',
  path: '/payments/reconciliations/{day}/{provider}/{difference}',
  access,
  params: params.extend({ provider: ListedBy, difference: z.string().min(1).max(40) }),
  body: z.strictObject({ reason: z.string().max(600).transform(tidy).pipe(z.string().max(300)) }),
  reply: ReconciledDay,
  errors: ['DIFFERENCE_NOT_FOUND'],
});
