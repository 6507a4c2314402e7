import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { drillPayments as contract } from '#shared/reports/payment-reports.contract.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { among, search } from '#functions/platform/views/list-filters.ts';
import type { Condition, Place } from '#functions/platform/views/list-plan.ts';
import { between, ofPlace, periodsOf } from './report-period.ts';

type Query = QueryOf<typeof contract>;
type Column = keyof typeof paymentsView.columns;

/** Conditions for QR codes, which `paymentKpis` counts in the same way. */
const qrConditions: Record<NonNullable<Query['qr']>, Condition<Column>[]> = {
  all: [{ column: 'provider', is: 'vietqr' }],
  expired: [
    { column: 'provider', is: 'vietqr' },
    { column: 'status', is: 'failed' },
    { column: 'outcome', is: 'expired' },
  ],
  regenerated: [
    { column: 'provider', is: 'vietqr' },
    { column: 'outcome', is: 'superseded' },
  ],
};

const newest = { by: 'createdAt', descending: true } as const;

function countedBy(query: Omit<Query, 'page' | 'limit'>, now: Date): Condition<Column>[] {
  const { period } = periodsOf(query, now);
  return [
    ...between(query.basis === 'paid' ? 'paidDay' : 'day', period),
    ...ofPlace(query),
    ...(query.status ? among('status')(query.status) : []),
    ...(query.search ? search()(query.search) : []),
    ...(query.qr ? qrConditions[query.qr] : []),
  ];
}

/** Payments behind a figure of the payment report, newest first. */
export async function drillPayments(
  { now }: { now: () => Date },
  query: Query,
): Promise<ReplyOf<typeof contract>> {
  const { page, limit } = query;
  const { rows, total } = await paymentsView.rows('whole').list({
    where: countedBy(query, now()),
    sort: newest,
    take: limit,
    skip: (page - 1) * limit,
    counted: true,
  });
  return { data: rows, totalCount: total };
}

/** Page of the same payments with keyset pagination: it starts after the last row of the previous page. */
export function pageOfPayments(
  query: Query,
  { at, after, take }: { at: Date; after: Place | null; take: number },
  rows = paymentsView.rows('whole'),
) {
  return rows.list({
    where: countedBy(query, at),
    sort: newest,
    take,
    after: after ?? undefined,
    counted: after === null,
  });
}
