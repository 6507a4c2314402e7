import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode;
  icon?: ReactNode;
  /** Whether the filter is on; undefined for a chip that is no toggle. */
  pressed?: boolean;
};

const look =
  'inline-flex h-9 items-center gap-1.5 rounded-full text-sm font-medium whitespace-nowrap [&_svg]:size-4';

/** Shows a filter button. As the trigger of a menu it may carry a chevron in `icon`. */
export function Chip({ children, icon, pressed, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={clsx(
        look,
        'border px-3.5 transition-colors disabled:text-ink-3',
        pressed
          ? 'border-brand bg-brand-soft text-brand'
          : 'border-line-strong bg-surface text-ink hover:border-control hover:bg-sunken',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}

export type FilterChipProps = {
  label: string;
  children?: ReactNode;
  onRemove: () => void;
  className?: string;
};

/** Shows an active filter with a button that removes it. */
export function FilterChip({ label, children, onRemove, className }: FilterChipProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={clsx(look, 'bg-sky-soft pr-1 pl-3.5 font-semibold text-sky', className)}>
      {children ?? label}
      <button
        type="button"
        aria-label={t('chip.remove', { label })}
        onClick={onRemove}
        className="relative flex size-7 items-center justify-center rounded-full transition-colors before:absolute before:-inset-1 hover:bg-hover"
      >
        <X aria-hidden />
      </button>
    </span>
  );
}
