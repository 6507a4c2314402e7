import { sumOf, type ChartPoints, type ChartSeries } from './chart-data.ts';
import { Filling } from './hatches.tsx';
import type { ChartWords } from './use-chart-words.ts';

type Props = { points: ChartPoints; series: readonly ChartSeries[]; words: ChartWords };

/** Shows one row per word with its parts: horizontal labels are easier to read than rotated ones. */
export function WordRows({ points, series, words }: Props) {
  const sums = points.values.map((_, point) =>
    sumOf(series.map(({ values }) => Math.max(0, values[point] ?? 0))),
  );
  const most = Math.max(1, ...sums);
  return (
    <ul className="space-y-3">
      {points.values.map((word, point) => (
        <li key={word}>
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 wrap-anywhere">{word}</span>
            <span className="shrink-0 font-semibold tabular-nums">{words.figure(sums[point] ?? 0)}</span>
          </p>
          <div aria-hidden className="mt-1 flex h-4 gap-0.5 overflow-hidden rounded-xs bg-mute">
            {series.map(({ name, values }, place) => (
              <span
                key={name}
                style={{ width: `${(Math.max(0, values[point] ?? 0) / most) * 100}%` }}
                className="block h-full"
              >
                <Filling place={place} />
              </span>
            ))}
          </div>
          {series.length > 1 && (
            <p className="sr-only">
              {series.map(({ label, values }) => `${label}: ${words.figure(values[point] ?? 0)}`).join('; ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
