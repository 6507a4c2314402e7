import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxQuantity, quantityFrom } from './quantity-rules.ts';

export type QuantityStepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** How many there are; leave out while unknown. */
  available?: number | null;
  /** The least and the most one buyer may take. */
  min?: number;
  limit?: number;
  label?: string;
  disabled?: boolean;
  size?: 'sm' | 'md';
  className?: string;
};

/** What is typed counts when the field is left or Enter is pressed; the buttons count at once. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, available, min = 1, limit, label, disabled, size = 'md', className } = props;
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useState<string>();
  const max = maxQuantity(available, limit);
  const settle = (next: number) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const square = size === 'md' ? 'size-10.5 pointer-coarse:size-11' : 'size-9';
  const button =
    'flex items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-hover hover:text-ink ' +
    'focus-visible:-outline-offset-2 disabled:text-line-strong disabled:hover:bg-transparent [&_svg]:size-4.5';
  return (
    <fieldset
      aria-label={label ?? t('quantity.label')}
      className={clsx(
        'inline-flex min-w-0 items-center rounded-md border border-control bg-surface',
        className,
      )}
    >
      <button
        type="button"
        aria-label={t('quantity.less')}
        disabled={disabled || value <= min}
        onClick={() => settle(quantityFrom(value - 1, max, min))}
        className={clsx(button, square)}
      >
        <Minus />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? t('quantity.label')}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => draft !== undefined && settle(quantityFrom(draft, max, min))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft !== undefined) settle(quantityFrom(draft, max, min));
          if (event.key === 'ArrowUp') settle(quantityFrom(value + 1, max, min));
          if (event.key === 'ArrowDown') settle(quantityFrom(value - 1, max, min));
        }}
        className="h-8 w-11 rounded-xs bg-transparent text-center font-semibold tabular-nums disabled:text-ink-3"
      />
      <button
        type="button"
        aria-label={t('quantity.more')}
        disabled={disabled || value >= max}
        onClick={() => settle(quantityFrom(value + 1, max, min))}
        className={clsx(button, square)}
      >
        <Plus />
      </button>
    </fieldset>
  );
}
