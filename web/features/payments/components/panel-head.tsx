import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  icon: ReactNode;
  tone: 'jade' | 'gold' | 'danger' | 'neutral';
  title: ReactNode;
  text?: ReactNode;
};

const tones = {
  jade: 'bg-jade-soft text-jade',
  gold: 'bg-gold-soft text-gold',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-mute text-ink-2',
};

export function PanelHead({ icon, tone, title, text }: Props) {
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <span
        aria-hidden
        className={clsx(
          'anim-rise flex size-16 items-center justify-center rounded-full [&_svg]:size-7 [&_svg]:stroke-[1.75]',
          tones[tone],
        )}
      >
        {icon}
      </span>
      <h2 className="mt-4 text-xl font-bold text-balance">{title}</h2>
      {text && <p className="mt-2 max-w-[52ch] text-pretty text-ink-2">{text}</p>}
    </div>
  );
}
