import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { tone?: 'danger' | 'gold'; title?: ReactNode; className?: string; children?: ReactNode };

const tones = {
  danger: 'border-danger/40 bg-danger-soft text-danger',
  gold: 'border-gold/40 bg-gold-soft text-gold',
};

/** Something in the way, said where it matters. */
export function Alert({ tone = 'danger', title, className, children }: Props) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      role="alert"
      className={clsx('flex gap-3 rounded-md border px-4 py-3 text-sm', tones[tone], className)}
    >
      <Icon aria-hidden className="mt-px size-5 shrink-0" />
      <div className="min-w-0 text-pretty">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={clsx(title ? 'mt-0.5 text-ink' : 'font-semibold')}>{children}</div>}
      </div>
    </div>
  );
}
