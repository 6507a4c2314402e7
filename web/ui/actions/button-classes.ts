import clsx from 'clsx';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };

const base =
  'relative inline-flex shrink-0 items-center justify-center whitespace-nowrap border font-semibold select-none ' +
  'transition-colors active:translate-y-px aria-disabled:translate-y-0 disabled:translate-y-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-brand text-on-brand hover:bg-brand-strong ' +
    'disabled:bg-line disabled:text-ink-3 disabled:hover:bg-line',
  secondary:
    'border-line-strong bg-surface text-ink hover:border-control hover:bg-sunken ' +
    'disabled:border-line disabled:bg-transparent disabled:text-ink-3',
  ghost: 'border-transparent text-ink hover:bg-hover disabled:bg-transparent disabled:text-ink-3',
  danger:
    'border-danger/40 bg-danger-soft text-danger hover:border-danger hover:bg-danger hover:text-on-danger ' +
    'disabled:border-line disabled:bg-transparent disabled:text-ink-3',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 gap-1.5 rounded-sm px-3 text-sm [&_svg]:size-4',
  md: 'h-10.5 gap-2 rounded-md px-4 text-sm [&_svg]:size-4.5',
  lg: 'h-12 gap-2.5 rounded-md px-6 text-base [&_svg]:size-5',
};

/** Returns the class names of a button, for elements that are not `<button>`: links, labels, triggers. */
export const buttonClasses = ({ variant = 'secondary', size = 'md', block }: ButtonStyle = {}): string =>
  clsx(base, variants[variant], sizes[size], block && 'w-full');
