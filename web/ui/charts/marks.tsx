import { lookOf, type ChartSeries } from './chart-data.ts';
import { areaPath, linePath, stackedPaths } from './chart-scale.ts';
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

/** The figures themselves: one path a series, however many points. */
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
          // Too narrow for a hatch to be one, a column is of one colour.
          <path
            key={series[place]?.name}
            d={path}
            fill={band < 6 ? lookOf({}, place).colour : `url(#${hatchId(id, place)})`}
          />
        ))}
      </>
    );
  }
  return series.map((one, place) => {
    const { colour, dash } = lookOf(one, place);
    return (
      <g key={one.name}>
        {kind === 'area' && !one.isBefore && (
          <path d={areaPath(one.values, x, y)} fill={colour} opacity={0.14} />
        )}
        <path
          d={linePath(one.values, x, y)}
          fill="none"
          stroke={colour}
          strokeWidth={one.isBefore ? 1.5 : 2}
          strokeDasharray={dash}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </g>
    );
  });
}
