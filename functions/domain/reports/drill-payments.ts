import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { drillPayments as contract } from '#shared/reports/payment-reports.contract.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { among, search } from '#functions/platform/views/list-filters.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { between, ofPlace, periodsOf } from './report-period.ts';

type Query = QueryOf<typeof contract>;
type Column = keyof typeof paymentsView.columns;

/** Codes for transfers, as `paymentKpis` counts them. */
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

/** The rows a figure of payments counts, newest first. */
export async function drillPayments(
  { now }: { now: () => Date },
  query: Query,
): Promise<ReplyOf<typeof contract>> {
  const { period } = periodsOf(query, now());
  const { basis, page, limit } = query;
  const where: Condition<Column>[] = [
    ...between(basis === 'paid' ? 'paidDay' : 'day', period),
    ...ofPlace(query),
    ...(query.status ? among('status')(query.status) : []),
    ...(query.search ? search()(query.search) : []),
    ...(query.qr ? qrConditions[query.qr] : []),
  ];
  const { rows, total } = await paymentsView.rows().list({
    where,
    sort: { by: 'createdAt', descending: true },
    take: limit,
    skip: (page - 1) * limit,
    counted: true,
  });
  return { data: rows, totalCount: total };
}
