import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ChartPoints, ChartSeries } from './chart-data.ts';
import { extentOf, namedPoints, stackedExtent, ticksOf } from './chart-scale.ts';
import { Marks } from './marks.tsx';
import { Readout } from './readout.tsx';
import type { ChartWords } from './use-chart-words.ts';
import { useWidth } from './use-width.ts';

type Props = {
  kind: 'line' | 'area' | 'bar';
  title: string;
  points: ChartPoints;
  series: readonly ChartSeries[];
  words: ChartWords;
};

const height = 240;
const [above, below, gap] = [12, 28, 8];
/** Width of a wide letter at this font size: an M beside the axis must not be cut. */
const letterWidth = 8;
const beforeMeasured = 640;

/** Shows lines, areas or columns over time. Pointer or arrow keys choose the point that is read. */
export function TimePlot({ kind, title, points, series, words }: Props) {
  const { ref, width } = useWidth(beforeMeasured);
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  const count = points.values.length;
  const extent = kind === 'bar' ? stackedExtent(series, count) : extentOf(series);
  const ticks = ticksOf(extent, words.isCounted);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const left =
    Math.ceil(Math.max(...ticks.map((tick) => words.shortFigure(tick).length)) * letterWidth) + gap;
  const right = width - gap;
  const band = (right - left) / count;
  const isBand = kind === 'bar' || count === 1;
  const x = (point: number) =>
    isBand ? left + band * (point + 0.5) : left + ((right - left) * point) / (count - 1);
  const y = (value: number) => above + (1 - (value - low) / (high - low)) * (height - above - below);

  const choose = (point: number) => setChosen(Math.max(0, Math.min(count - 1, point)));
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const at = clientX - currentTarget.getBoundingClientRect().left - left;
    choose(isBand ? Math.floor(at / band) : Math.round((at / (right - left)) * (count - 1)));
  };
  const step = (event: KeyboardEvent) => {
    const at = chosen ?? count - 1;
    const week = count > 31 ? 7 : 3;
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - week,
      PageUp: at + week,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (event.key === 'Escape') setChosen(undefined);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  const nameWidth = Math.max(...points.values.map((point) => words.shortPoint(point).length)) * letterWidth;
  const told = chosen ?? count - 1;
  const said = series.map(({ label, values }) => `${label}: ${figureOf(words, values[told])}`).join('; ');
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={told + 1}
      aria-valuetext={`${words.point(points.values[told] ?? '')}. ${said}`}
      onKeyDown={step}
      onFocus={() => setChosen((before) => before ?? count - 1)}
      onBlur={() => setChosen(undefined)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(undefined)}
      className="relative touch-pan-y rounded-sm contain-inline-size"
    >
      <svg aria-hidden width={width} height={height} className="block overflow-visible">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={right}
              y1={y(tick)}
              y2={y(tick)}
              stroke={tick === 0 ? 'var(--control)' : 'var(--line)'}
            />
            <text x={left - gap} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-ink-2 text-xs">
              {words.shortFigure(tick)}
            </text>
          </g>
        ))}
        {namedPoints(count, (right - left) / (nameWidth + 14)).map((point) => (
          <text
            key={point}
            x={within(x(point), nameWidth / 2, width)}
            y={height - 8}
            textAnchor="middle"
            className="fill-ink-2 text-xs"
          >
            {words.shortPoint(points.values[point] ?? '')}
          </text>
        ))}
        <Marks id={id} kind={kind} series={series} count={count} x={x} y={y} band={band} />
        {chosen !== undefined && (
          <>
            <line
              x1={x(chosen)}
              x2={x(chosen)}
              y1={above}
              y2={height - below}
              stroke="var(--ink-3)"
              strokeDasharray="2 3"
            />
            {kind !== 'bar' &&
              count > 1 &&
              series.map((one, place) => (
                <Dot
                  key={one.name}
                  at={[x(chosen), one.values[chosen] ?? null]}
                  y={y}
                  place={place}
                  isBefore={one.isBefore}
                />
              ))}
          </>
        )}
      </svg>
      {chosen !== undefined && (
        <Readout
          point={words.point(points.values[chosen] ?? '')}
          at={chosen}
          series={series}
          words={words}
          x={x(chosen)}
          width={width}
        />
      )}
    </div>
  );
}

const figureOf = ({ figure }: ChartWords, value: number | null | undefined): string =>
  typeof value === 'number' ? figure(value) : '–';

/** Clamps a label's position so that it is not cut at the edge. */
const within = (x: number, half: number, width: number): number => Math.min(Math.max(x, half), width - half);

type DotProps = {
  at: readonly [x: number, value: number | null];
  y: (value: number) => number;
  place: number;
  isBefore: boolean | undefined;
};

function Dot({ at: [x, value], y, place, isBefore }: DotProps) {
  if (value === null) return null;
  const fill = isBefore ? 'var(--control)' : `var(--chart-${(place % 5) + 1})`;
  return <circle cx={x} cy={y(value)} r={4} fill={fill} stroke="var(--surface)" strokeWidth={2} />;
}
