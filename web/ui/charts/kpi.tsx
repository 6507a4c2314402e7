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
  /** Explanation of what is counted, and by which date: ordered, paid or delivered. */
  definition: string;
  unit: ChartUnit;
  value: number | undefined;
  /** The value of the previous period, of equal length and up to the same hour; undefined if there is none. */
  before?: number | undefined;
  /** Name of the previous period: 'so với 7 ngày trước'. */
  beforeLabel?: string;
  /** True if less is better: refunds, unpaid orders. */
  lessIsBetter?: boolean;
  /** Renders the figure as a link to what it counts; the whole card then follows the link. */
  onto?: (figure: string) => ReactNode;
};

const roundTenth = (value: number): number => Math.round(value * 10) / 10;

/** Shows a key figure of the shop, compared with the previous period. */
export function Kpi(props: KpiProps) {
  const {
    label,
    definition,
    unit,
    value,
    before,
    beforeLabel,
    lessIsBetter = false,
    onto = (figure) => figure,
  } = props;
  const { t } = useTranslation('charts');
  const words = useChartWords(unit, 'day');
  const percent = useChartWords('percent', 'day').figure;
  const { number } = useFormat();
  const change = value === undefined || before === undefined ? undefined : changeOf(value, before);
  const isRate = unit === 'percent';
  const size = Math.abs(change?.delta ?? 0);
  // Changes of a rate are given in points: a percentage of a percentage is hard to read.
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
      className="relative has-[a:hover]:bg-hover"
    />
  );
}
