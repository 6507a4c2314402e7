import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/format/use-format.ts';
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

const roundTenth = (value: number): number => Math.round(value * 10) / 10;

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
  const { number } = useFormat();
  const change = value === undefined || before === undefined ? undefined : changeOf(value, before);
  const isRate = unit === 'percent';
  const size = Math.abs(change?.delta ?? 0);
  // A share of a share says nothing: of 40% to 50% people say ten points.
  const delta = isRate ? t('points', { figure: number(roundTenth(size)) }) : words.shortFigure(size);
  const relative = isRate ? undefined : change?.percent;
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
            text: relative === undefined ? delta : percent(relative),
            direction: change.direction,
            good: (change.direction === 'up') !== lessIsBetter,
          },
        })}
      hint={
        change && (
          <>
            {isMoved ? relative !== undefined && `(${delta}) ` : `${t('flat')} `}
            {beforeLabel ?? t('before')}
          </>
        )
      }
      {...(trend && { trend })}
      className={clsx('relative has-[a:hover]:bg-hover', className)}
    />
  );
}
