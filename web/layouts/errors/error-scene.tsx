export type Scene = 'lost' | 'broken' | 'closed';

const stroke = {
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Shows a market stall. Its colours are design tokens, so it has a dark variant. */
export function ErrorScene({ scene }: { scene: Scene }) {
  return (
    <svg aria-hidden viewBox="0 0 240 168" className="h-auto w-56 sm:w-64">
      <ellipse cx="120" cy="150" rx="104" ry="12" fill="var(--sunken)" />
      <path {...stroke} d="M52 72v72M188 72v72M44 144h152" stroke="var(--control)" fill="none" />
      <rect
        x="60"
        y="98"
        width="120"
        height="46"
        rx="6"
        fill="var(--tint-1)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <Awning torn={scene === 'broken'} />
      {scene === 'lost' && <EmptyStall />}
      {scene === 'broken' && <FallenSign />}
      {scene === 'closed' && <Shutter />}
    </svg>
  );
}

function Awning({ torn }: { torn: boolean }) {
  const flaps = [0, 1, 2, 3, 4, 5];
  return (
    <g>
      <path d="M56 32h128l16 34H40z" fill="var(--brand-fill)" />
      {flaps.map((flap) => {
        const x = 40 + flap * 26.667;
        const fallen = torn && flap === 4;
        return (
          <path
            key={flap}
            d={`M${x} 66h26.667v6a13.333 13.333 0 0 1-26.667 0z`}
            fill={flap % 2 === 0 ? 'var(--brand-fill-strong)' : 'var(--brand-soft)'}
            transform={fallen ? `rotate(24 ${x} 66) translate(3 8)` : undefined}
          />
        );
      })}
    </g>
  );
}

function EmptyStall() {
  return (
    <g>
      <circle cx="120" cy="112" r="17" {...stroke} stroke="var(--ink-2)" />
      <path d="m133 125 13 13" {...stroke} strokeWidth={5} stroke="var(--ink-2)" />
      <path
        d="M113.500 108.500a6.500 6.500 0 1 1 9.500 5.800c-2 1-3 2-3 4"
        {...stroke}
        stroke="var(--gold)"
      />
      <circle cx="120" cy="122" r="1.600" fill="var(--gold)" />
    </g>
  );
}

function FallenSign() {
  return (
    <g>
      <path d="m96 84 10 18M152 84l-6 12" {...stroke} stroke="var(--control)" />
      <g transform="rotate(-9 124 116)">
        <rect
          x="90"
          y="100"
          width="68"
          height="30"
          rx="6"
          fill="var(--surface)"
          stroke="var(--control)"
          strokeWidth="2"
        />
        <path d="M104 110h26M104 119h40" {...stroke} stroke="var(--line-strong)" />
      </g>
      <circle cx="76" cy="140" r="6" fill="var(--gold)" />
      <circle cx="90" cy="143" r="4" fill="var(--jade)" />
    </g>
  );
}

function Shutter() {
  return (
    <g>
      <rect
        x="60"
        y="78"
        width="120"
        height="66"
        rx="4"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M60 91h120M60 104h120M60 117h120M60 130h120" stroke="var(--line)" strokeWidth="2" />
      <rect
        x="94"
        y="96"
        width="52"
        height="26"
        rx="6"
        fill="var(--gold-soft)"
        stroke="var(--gold)"
        strokeWidth="2"
      />
      <path d="M106 109h28" {...stroke} stroke="var(--gold)" />
    </g>
  );
}
