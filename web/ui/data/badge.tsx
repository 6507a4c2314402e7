import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'brand' | 'jade' | 'gold' | 'sky' | 'danger' | 'solid';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-mute text-ink-2',
  brand: 'bg-brand-soft text-brand',
  jade: 'bg-jade-soft text-jade',
  gold: 'bg-gold-soft text-gold',
  sky: 'bg-sky-soft text-sky',
  danger: 'bg-danger-soft text-danger',
  solid: 'bg-brand text-on-brand',
};

/** Shows a state or a mark in a word or two. `solid` is for pictures, where soft tones are hard to see. */
export function Badge(props: {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const { tone = 'neutral', icon, className, children } = props;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap [&>svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
