import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name: what the button does, for users who cannot see the icon. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'outline' | 'solid';
  size?: 'sm' | 'md' | 'lg';
  round?: boolean;
  pressed?: boolean;
  loading?: boolean;
  /** A count on the corner: 12, '9+'. Include it in `label` too. */
  badge?: string | number;
};

const variants = {
  ghost: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink',
  outline: 'border-line-strong bg-surface text-ink hover:border-control hover:bg-sunken',
  solid: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
};
const sizes = {
  sm: 'size-8 rounded-sm [&_svg]:size-4',
  md: 'size-10.5 rounded-md [&_svg]:size-5',
  lg: 'size-12 rounded-md [&_svg]:size-6',
};

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'ghost',
    size = 'md',
    round,
    pressed,
    loading,
    badge,
    className,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      disabled={rest.disabled || loading}
      className={clsx(
        'relative inline-flex shrink-0 items-center justify-center border transition-colors active:translate-y-px',
        'disabled:text-ink-3 disabled:opacity-60 disabled:active:translate-y-0',
        variants[variant],
        sizes[size],
        round && 'rounded-full!',
        pressed && 'border-line-strong bg-sunken! text-ink!',
        className,
      )}
    >
      {loading ? <Spinner /> : icon}
      {badge !== undefined && badge !== 0 && (
        // The style sheet draws the badge: as text, screen readers would read it twice.
        <span
          data-badge={badge}
          className="absolute -top-1 left-1/2 h-5 min-w-5 rounded-full bg-brand px-1.5 text-center text-xs/5 font-semibold text-on-brand tabular-nums before:content-[attr(data-badge)]"
        />
      )}
    </button>
  );
}
