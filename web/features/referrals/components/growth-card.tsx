import { useTranslation } from 'react-i18next';
import type { NetworkFigures } from '#shared/referrals/network.contract.ts';
import { Chart } from '#web/ui/charts/chart.tsx';

/** How many there are, and who came in which week. */
export function GrowthCard({ figures }: { figures: NetworkFigures | undefined }) {
  const { t } = useTranslation('referrals');
  const weeks = figures?.weeks ?? [];
  return (
    <Chart
      kind="bar"
      level={2}
      title={t('growth.title')}
      definition={t('growth.definition')}
      unit="count"
      isPending={figures === undefined}
      emptyHint={t('empty.hint')}
      points={{ by: 'day', label: t('growth.week'), values: weeks.map(({ from }) => from) }}
      series={[
        { name: 'direct', label: t('growth.direct'), values: weeks.map(({ direct }) => direct) },
        { name: 'indirect', label: t('growth.indirect'), values: weeks.map(({ indirect }) => indirect) },
      ]}
      aside={
        figures && (
          <span className="text-sm font-semibold text-jade">
            {t('growth.thisWeek', { count: figures.thisWeek })}
          </span>
        )
      }
    />
  );
}
