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

type HeaderProps = { title: ReactNode; hint?: ReactNode; action?: ReactNode; level?: 2 | 3 };

export function CardHeader({ title, hint, action, level = 2 }: HeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-4 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <Heading className="text-base font-bold">{title}</Heading>
        {hint && <p className="mt-0.5 text-sm text-ink-2">{hint}</p>}
      </div>
      {action}
    </div>
  );
}
