const stripe = 48;
const stripes = Array.from({ length: 44 }, (_, at) => at);

export function Awning() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${stripe * stripes.length} 40`}
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-x-0 top-0 -z-10 h-7 w-full sm:h-10"
    >
      {stripes.map((at) => (
        <path
          key={at}
          d={`M${at * stripe} 0h${stripe}v18a${stripe / 2} 20 0 0 1 -${stripe} 0z`}
          className={at % 2 ? 'fill-on-lacquer' : 'fill-scrim/70'}
        />
      ))}
    </svg>
  );
}
