import { useTranslation } from 'react-i18next';
import type { PaymentDay } from '#shared/reports/payment-reports.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  TableRowHead,
} from '#web/ui/data/table.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { type askedOf, sentIn } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';
import { Nothing } from './nothing.tsx';

const figures = ['received', 'refunded', 'succeeded', 'pending', 'failed', 'cancelled'] as const;
type Figure = (typeof figures)[number];

/** Filter for the rows behind each figure. */
const opens: Record<Exclude<Figure, 'refunded'>, { status?: string; basis?: 'paid' }> = {
  received: { basis: 'paid' },
  succeeded: { status: 'succeeded,refunded' },
  pending: { status: 'created,pending' },
  failed: { status: 'failed' },
  cancelled: { status: 'cancelled' },
};

type Props = { rows: readonly PaymentDay[]; asked: ReturnType<typeof askedOf> };

/** Table with a row per day, newest first. Each figure opens its rows below; refunds open on their own page. */
export function PaymentDayTable({ rows, asked }: Props) {
  const { t } = useTranslation('reports');
  const { day, number, vnd } = useFormat();
  const sum = (name: keyof Omit<PaymentDay, 'day'>) => rows.reduce((all, row) => all + row[name], 0);

  function cell(figure: Figure, count: number, amount: number, of?: string) {
    if (count === 0) return <Nothing />;
    const label = t('opens', { count, shown: number(count), what: t(`figure.${figure}`) });
    const days = of && { start: of, end: of };
    return (
      <>
        {figure === 'refunded' ? (
          <FigureLink
            to="/admin/e-commerce/returns/refunds"
            search={sentIn({ ...asked, ...days })}
            label={label}
          >
            {number(count)}
          </FigureLink>
        ) : (
          <FigureLink
            to="/admin/reports/payments"
            search={{ ...asked, ...(of && { day: of }), ...opens[figure] }}
            label={label}
          >
            {number(count)}
          </FigureLink>
        )}
        <span className="block text-xs whitespace-nowrap text-ink-2">{vnd(amount)}</span>
      </>
    );
  }

  return (
    <Card padded={false}>
      <Table label={t('table.payments')} frameClassName="max-h-120">
        <TableHead>
          <tr>
            <TableHeadCell>{t('day')}</TableHeadCell>
            {figures.map((figure) => (
              <TableHeadCell key={figure} numeric>
                {t(`figure.${figure}`)}
              </TableHeadCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.toReversed().map((row) => (
            <TableRow key={row.day}>
              <TableRowHead className="whitespace-nowrap tabular-nums">{day(row.day)}</TableRowHead>
              {figures.map((figure) => (
                <TableCell key={figure} numeric>
                  {cell(figure, row[`${figure}Count`], row[`${figure}Amount`], row.day)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <tfoot className="sticky bottom-0 bg-surface font-semibold shadow-[inset_0_1px_0_var(--line)]">
          <tr>
            <TableRowHead className="font-semibold!">{t('total')}</TableRowHead>
            {figures.map((figure) => (
              <TableCell key={figure} numeric>
                {cell(figure, sum(`${figure}Count`), sum(`${figure}Amount`))}
              </TableCell>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Card>
  );
}
