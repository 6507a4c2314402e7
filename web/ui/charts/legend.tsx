import { seriesStyleOf, type ChartKind, type ChartSeries } from './chart-data.ts';
import { Filling } from './hatches.tsx';

type Props = { kind: ChartKind; series: readonly ChartSeries[] };

/** Names each line or part by its colour and stroke. */
export function Legend({ kind, series }: Props) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-2">
      {series.map((one, place) => (
        <li key={one.name} className="inline-flex items-center gap-2">
          {kind === 'bar' ? <Swatch place={place} /> : <Stroke one={one} place={place} />}
          {one.label}
        </li>
      ))}
    </ul>
  );
}

export function Swatch({ place }: { place: number }) {
  return (
    <span className="block size-3.5 shrink-0 overflow-hidden rounded-xs">
      <Filling place={place} />
    </span>
  );
}

function Stroke({ one, place }: { one: ChartSeries; place: number }) {
  const { colour, dash } = seriesStyleOf(one, place);
  return (
    <svg aria-hidden width={30} height={10}>
      <line
        x1={2}
        x2={28}
        y1={5}
        y2={5}
        stroke={colour}
        strokeWidth={2.5}
        strokeDasharray={dash}
        strokeLinecap="round"
      />
    </svg>
  );
}
