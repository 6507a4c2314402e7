import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/format/use-format.ts';
import type { ChartPoints, ChartUnit } from './chart-data.ts';

/** Returns how points and values are written: in full beside a point, short beside an axis. */
export function useChartWords(unit: ChartUnit, by: ChartPoints['by']) {
  const { t } = useTranslation('charts');
  const format = useFormat();
  const minutes = (value: number) => t('minutes', { count: value, shown: format.number(value, 1) });
  const figures = {
    vnd: { full: format.vnd, short: format.shortVnd },
    count: { full: (value: number) => format.number(value), short: format.short },
    percent: { full: format.percent, short: format.percent },
    minutes: { full: minutes, short: minutes },
  }[unit];
  // Noon of the first day stands for a month: it lies in the same month in every time zone.
  const month = (value: string) => format.month(`${value}-01T12:00:00+07:00`);
  const hour = (value: string) => `${value.padStart(2, '0')}:00 – ${value.padStart(2, '0')}:59`;
  const names = {
    hour: { full: hour, short: (value: string) => t('hour', { hour: value }) },
    day: { full: format.day, short: (value: string) => format.day(value).slice(0, 5) },
    month: { full: month, short: month },
    word: { full: (value: string) => value, short: (value: string) => value },
  }[by];
  return {
    figure: figures.full,
    shortFigure: figures.short,
    point: names.full,
    shortPoint: names.short,
    isCounted: unit === 'count',
  };
}

export type ChartWords = ReturnType<typeof useChartWords>;
