import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getAnalytics } from '#shared/reports/analytics.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

type Cohorts = ReplyOf<typeof getAnalytics>['cohorts'];

/** Buyers by month of their first order, and the share that ordered again in each later month. */
export function CohortTable({ cohorts }: { cohorts: Cohorts }) {
  const { t } = useTranslation('analytics');
  const { month, number, percent } = useFormat();
  const months = Math.max(0, ...cohorts.map(({ again }) => again.length));
  return (
    <Card padded={false}>
      <div className="px-4 pt-4">
        <CardHeader title={t('cohort.title')} hint={t('cohort.hint')} />
      </div>
      {cohorts.length === 0 ? (
        <EmptyState size="sm" icon={<UsersRound />} title={t('cohort.empty')} />
      ) : (
        <Table label={t('cohort.title')}>
          <TableHead>
            <tr>
              <TableHeadCell>{t('cohort.month')}</TableHeadCell>
              <TableHeadCell numeric>{t('cohort.buyers')}</TableHeadCell>
              {Array.from({ length: months }, (_, place) => (
                <TableHeadCell key={place} numeric>
                  {t('cohort.after', { count: place + 1 })}
                </TableHeadCell>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {cohorts.map(({ month: first, buyers, again }) => (
              <TableRow key={first}>
                <th scope="row" className="px-3 pl-4 text-left font-normal whitespace-nowrap">
                  {month(`${first}-01T12:00:00+07:00`)}
                </th>
                <TableCell numeric>{number(buyers)}</TableCell>
                {Array.from({ length: months }, (_, place) => (
                  <TableCell key={place} numeric className="whitespace-nowrap">
                    {again[place] !== undefined && (
                      <>
                        {percent(buyers === 0 ? 0 : Math.round(((again[place] ?? 0) / buyers) * 1000) / 10)}
                        <span className="block text-xs text-ink-2">{number(again[place] ?? 0)}</span>
                      </>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
