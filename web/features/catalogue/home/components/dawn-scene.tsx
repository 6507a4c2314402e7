const glow = [168, 122, 82];

/** Shows a picture of a village at dawn: half a sun, hills, the roof of the communal house. */
export function DawnScene() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 320"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 -z-20 size-full"
    >
      <Sun at={556} className="max-sm:hidden" />
      <Sun at={676} className="sm:hidden" />
      <Birds />
      <path
        className="fill-scrim/30"
        d="M0 262c96-34 186-40 280-22s150 12 222 12h108c66 0 112-26 190-14v82H0z"
      />
      <path className="fill-scrim/45" d="M0 294c120-26 210-20 316-10s176-14 258-12 150 16 226 8v40H0z" />
      <CommunalHouse />
      <path className="fill-scrim/70" d="M0 308c140-12 260-5 400-5s270-7 400 4v13H0z" />
    </svg>
  );
}

/** On phones the sun is further right, clear of the text. */
const Sun = ({ at, className }: { at: number; className: string }) => (
  <g className={className}>
    {glow.map((radius) => (
      <circle key={radius} cx={at} cy="252" r={radius} className="fill-star/20" />
    ))}
    <path className="fill-on-lacquer/90" d={`M${at - 54} 252a54 54 0 0 1 108 0z`} />
  </g>
);

const Birds = () => (
  <path
    className="fill-none stroke-on-lacquer/80 [stroke-linecap:round] [stroke-width:2] max-sm:hidden"
    d="M624 132q8-9 16 0q8-9 16 0M664 106q6-7 12 0q6-7 12 0M594 104q5-6 10 0q5-6 10 0"
  />
);

/** Shows curved eaves on pillars, with an areca palm beside. */
const CommunalHouse = () => (
  <g className="fill-scrim/80 max-sm:hidden" transform="translate(38 26) scale(0.94)">
    <path d="M318 262c20 2 34-6 44-26h92c10 20 24 28 44 26c-10 14-24 18-40 18h-100c-16 0-30-4-40-18z" />
    <path d="M352 236c8-4 12-10 14-18h84c2 8 6 14 14 18z" />
    <path d="M358 280h8v24h-8zM388 280h8v24h-8zM420 280h8v24h-8zM450 280h8v24h-8z" />
    <path d="M520 304c3-40 2-64-3-88l4-1c6 24 8 52 7 89z" />
    <path d="M518 216c-18-10-34-6-44 6c16-4 30-4 44-2c-16 4-26 14-28 28c10-14 20-20 30-26c8 8 14 18 16 30c6-14 2-26-10-34c14 0 26 4 36 14c-2-16-18-26-44-16z" />
  </g>
);
