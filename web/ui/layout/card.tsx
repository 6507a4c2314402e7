import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** Shows a surface with a hairline border and no shadow. `floating` is for cards that stay above the page. */
export function Card({ floating, padded = true, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'rounded-md border border-line bg-surface',
        floating && 'shadow-float',
        padded && 'p-4 sm:p-5',
        className,
      )}
    />
  );
}
export type CardProps = ComponentProps<'div'> & { floating?: boolean; padded?: boolean };

type HeaderProps = { title: ReactNode; hint?: ReactNode; action?: ReactNode };

export function CardHeader({ title, hint, action }: HeaderProps) {
  return (
    <div className="mb-4 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-base font-bold">{title}</h2>
        {hint && <p className="mt-0.5 text-sm text-ink-2">{hint}</p>}
      </div>
      {action}
    </div>
  );
}
