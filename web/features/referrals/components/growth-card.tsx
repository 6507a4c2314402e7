import { useTranslation } from 'react-i18next';
import type { NetworkFigures } from '#shared/referrals/network.contract.ts';
import { Chart } from '#web/ui/charts/chart.tsx';

type Props = { figures: NetworkFigures | undefined; className?: string };

export function GrowthCard({ figures, className }: Props) {
  const { t } = useTranslation('referrals');
  const weeks = figures?.weeks ?? [];
  return (
    <Chart
      kind="bar"
      {...(className && { className })}
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
        figures !== undefined &&
        figures.thisWeek > 0 && (
          <span className="text-sm font-semibold text-jade">
            {t('growth.thisWeek', { count: figures.thisWeek })}
          </span>
        )
      }
    />
  );
}
