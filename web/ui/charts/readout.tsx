import { seriesStyleOf, type ChartSeries } from './chart-data.ts';
import type { ChartWords } from './use-chart-words.ts';

type Props = {
  point: string;
  at: number;
  series: readonly ChartSeries[];
  words: ChartWords;
  x: number;
  width: number;
};

/** Shows the values of one point on the side that has room. Screen readers hear the same from the slider. */
export function Readout({ point, at, series, words, x, width }: Props) {
  const isLeft = x > width / 2;
  return (
    <div
      aria-hidden
      style={isLeft ? { right: width - x + 12 } : { left: x + 12 }}
      className="pointer-events-none absolute top-2 z-10 max-w-3/5 rounded-sm border border-line bg-raised px-3 py-2 text-xs shadow-float"
    >
      <p className="font-semibold">{point}</p>
      {series.map((one, place) => {
        const value = one.values[at];
        return (
          <p key={one.name} className="mt-1 flex items-center gap-2">
            <span
              className="size-2 shrink-0 rounded-full"
              style={{ background: seriesStyleOf(one, place).colour }}
            />
            <span className="min-w-0 text-ink-2">{one.label}</span>
            <span className="ml-auto pl-3 font-semibold whitespace-nowrap tabular-nums">
              {typeof value === 'number' ? words.figure(value) : '–'}
            </span>
          </p>
        );
      })}
    </div>
  );
}
