import { useFormat } from '../../platform/format/use-format.ts';
import type { ChartPoints, ChartSeries } from './chart-data.ts';
import { sharesOf } from './chart-scale.ts';
import { Filling } from './hatches.tsx';
import { Swatch } from './legend.tsx';
import type { ChartWords } from './use-chart-words.ts';

type Props = { points: ChartPoints; series: readonly ChartSeries[]; words: ChartWords };

/**
 * Shows a whole and its parts: one bar, and a line for each part with its value and share. Lengths are easier
 * to compare than angles of a ring, and the same drawing fits a phone.
 */
export function ShareBar({ points, series: [whole], words }: Props) {
  const { percent } = useFormat();
  const values = points.values.map((_, point) => Math.max(0, whole?.values[point] ?? 0));
  const shares = sharesOf(values);
  return (
    <>
      <div aria-hidden className="flex h-7 gap-0.5 overflow-hidden rounded-sm">
        {points.values.map((word, place) => (
          <span key={word} style={{ width: `${shares[place]}%` }} className="block h-full">
            <Filling place={place} />
          </span>
        ))}
      </div>
      <ul className="mt-4 divide-y divide-line text-sm">
        {points.values.map((word, place) => (
          <li key={word} className="flex items-center gap-3 py-2">
            <Swatch place={place} />
            <span className="min-w-0 grow wrap-anywhere">{word}</span>
            <span className="shrink-0 text-ink-2 tabular-nums">{words.figure(values[place] ?? 0)}</span>
            <span className="w-14 shrink-0 text-right font-semibold tabular-nums">
              {percent(shares[place] ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
