import { seriesStyleOf, type ChartSeries } from './chart-data.ts';
import { areaPath, endedValues, linePath, lonePoints, stackedPaths } from './chart-scale.ts';
import { Hatch, hatchId } from './hatches.tsx';

type Props = {
  id: string;
  kind: 'line' | 'area' | 'bar';
  series: readonly ChartSeries[];
  count: number;
  x: (point: number) => number;
  y: (value: number) => number;
  band: number;
};

/** Shows the drawn values: one path per series, however many points there are. */
export function Marks({ id, kind, series, count, x, y, band }: Props) {
  if (kind === 'bar') {
    const width = Math.max(0.5, Math.min(36, band - Math.min(6, band * 0.25)));
    const paths = stackedPaths(series, count, x, y, width);
    return (
      <>
        <defs>
          {series.map(({ name }, place) => (
            <Hatch key={name} id={id} place={place} />
          ))}
        </defs>
        {paths.map((path, place) => (
          // A column that is too narrow for a hatch is filled with one colour.
          <path
            key={series[place]?.name}
            d={path}
            fill={band < 6 ? seriesStyleOf({}, place).colour : `url(#${hatchId(id, place)})`}
          />
        ))}
      </>
    );
  }
  if (count === 1) return <Columns {...{ series, x, y, band }} />;
  return series.map((one, place) => {
    const { colour, dash } = seriesStyleOf(one, place);
    const ended = endedValues(one);
    return (
      <g key={one.name}>
        {kind === 'area' && !one.isBefore && <path d={areaPath(ended, x, y)} fill={colour} opacity={0.14} />}
        <path
          d={linePath(ended, x, y)}
          fill="none"
          stroke={colour}
          strokeWidth={one.isBefore ? 1.5 : 2}
          strokeDasharray={dash}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {lonePoints(ended).map((point) => (
          <circle key={point} cx={x(point)} cy={y(ended[point] ?? 0)} r={3} fill={colour} />
        ))}
        <RunningPoint of={one} {...{ colour, x, y }} />
      </g>
    );
  });
}

type RunningProps = Pick<Props, 'x' | 'y'> & { of: ChartSeries; colour: string };

/** Shows a ring that marks the running point, because its period has not ended. */
function RunningPoint({ of: { values, running }, colour, x, y }: RunningProps) {
  const value = running === undefined ? undefined : values[running];
  if (running === undefined || typeof value !== 'number') return null;
  return (
    <circle
      data-running
      cx={x(running)}
      cy={y(value)}
      r={4}
      fill="var(--surface)"
      stroke={colour}
      strokeWidth={2}
    />
  );
}

const widestColumn = 72;
const columnGap = 8;

/** Draws side-by-side columns in the order of the legend, because a single point makes no line. */
function Columns({ series, x, y, band }: Pick<Props, 'series' | 'x' | 'y' | 'band'>) {
  const width = Math.min(widestColumn, band / series.length - columnGap);
  const left = x(0) - (series.length * (width + columnGap) - columnGap) / 2;
  return series.map((one, place) => {
    const value = one.values[0];
    if (typeof value !== 'number') return null;
    return (
      <rect
        key={one.name}
        x={left + place * (width + columnGap)}
        y={Math.min(y(0), y(value))}
        width={width}
        height={Math.abs(y(value) - y(0))}
        fill={seriesStyleOf(one, place).colour}
      />
    );
  });
}
