import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stat } from '../data/stat.tsx';
import { InfoTip } from '../overlays/info-tip.tsx';
import type { ChartUnit } from './chart-data.ts';
import { changeOf } from './kpi-change.ts';
import { useChartWords } from './use-chart-words.ts';

export type KpiProps = {
  label: string;
  /** What is counted, and by which date: ordered, paid or delivered. */
  definition: string;
  unit: ChartUnit;
  value: number | undefined;
  /** Of the period before, as long and up to the same hour; undefined where there is none. */
  before?: number | undefined;
  /** 'so với 7 ngày trước'. */
  beforeLabel?: string;
  /** Where less is better: refunds, unpaid orders. */
  lessIsBetter?: boolean;
  /** One figure a day, oldest first. */
  trend?: readonly number[];
  /** Makes of the figure a way to what it counts; all of the card then leads there. */
  onto?: (figure: string) => ReactNode;
  className?: string;
};

/** One figure a shop is run by, against the period before. */
export function Kpi(props: KpiProps) {
  const {
    label,
    definition,
    unit,
    value,
    before,
    beforeLabel,
    lessIsBetter = false,
    trend,
    onto = (figure) => figure,
    className,
  } = props;
  const { t } = useTranslation('charts');
  const words = useChartWords(unit, 'day');
  const percent = useChartWords('percent', 'day').figure;
  const change = value === undefined || before === undefined ? undefined : changeOf(value, before);
  const delta = change && words.shortFigure(Math.abs(change.delta));
  const isMoved = change !== undefined && change.direction !== 'flat';
  return (
    <Stat
      label={
        <span className="relative z-1 flex items-center gap-1">
          <span className="min-w-0">{label}</span>
          <InfoTip of={label} text={definition} />
        </span>
      }
      value={value === undefined ? '' : onto(words.figure(value))}
      loading={value === undefined}
      {...(change &&
        change.direction !== 'flat' && {
          change: {
            text: change.percent === undefined ? (delta ?? '') : percent(change.percent),
            direction: change.direction,
            good: (change.direction === 'up') !== lessIsBetter,
          },
        })}
      hint={
        change && (
          <>
            {isMoved ? change.percent !== undefined && `(${delta}) ` : `${t('flat')} `}
            {beforeLabel ?? t('before')}
          </>
        )
      }
      {...(trend && { trend })}
      className={clsx('relative has-[a:hover]:bg-hover', className)}
    />
  );
}
