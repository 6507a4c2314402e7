import type { ChartKind, ChartPoints, ChartSeries } from './chart-data.ts';
import { Legend } from './legend.tsx';
import { ShareBar } from './share-bar.tsx';
import { TimePlot } from './time-plot.tsx';
import type { ChartWords } from './use-chart-words.ts';
import { WordRows } from './word-rows.tsx';

type Props = {
  kind: ChartKind;
  title: string;
  points: ChartPoints;
  series: readonly ChartSeries[];
  words: ChartWords;
};

/** Shows the drawing of the given kind, with its legend. */
export function Drawing({ kind, title, points, series, words }: Props) {
  if (kind === 'share') return <ShareBar points={points} series={series} words={words} />;
  return (
    <>
      {points.by === 'word' ? (
        <WordRows points={points} series={series} words={words} />
      ) : (
        <TimePlot kind={kind} title={title} points={points} series={series} words={words} />
      )}
      {series.length > 1 && <Legend kind={points.by === 'word' ? 'bar' : kind} series={series} />}
    </>
  );
}
