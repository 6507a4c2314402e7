import { useId } from 'react';
import { seriesStyleOf } from './chart-data.ts';

/** Hatch patterns cut out of filled parts, so that parts can be told apart without their colours. */
const cuts = ['', 'M-2 2l4 -4M0 8l8 -8M6 10l4 -4', 'M0 4h8', 'M4 0v8', 'M-2 6l4 4M0 0l8 8M6 -2l4 4'];

export const hatchId = (id: string, place: number): string => `${id}-${place}`;

/** Renders an SVG pattern that fills one series; used as `fill="url(#…)"`. */
export function Hatch({ id, place }: { id: string; place: number }) {
  const { colour, hatch } = seriesStyleOf({}, place);
  return (
    <pattern id={hatchId(id, place)} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} fill={colour} />
      <path d={cuts[hatch]} stroke="var(--surface)" strokeWidth={1.5} strokeOpacity={0.75} />
    </pattern>
  );
}

/** Shows a sample of a series' fill, as large as its parent element. */
export function Filling({ place }: { place: number }) {
  const id = useId();
  return (
    <svg aria-hidden width="100%" height="100%" className="block">
      <defs>
        <Hatch id={id} place={place} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${hatchId(id, place)})`} />
    </svg>
  );
}
