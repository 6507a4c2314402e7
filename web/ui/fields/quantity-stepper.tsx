import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTyping } from '../overlays/typing.ts';
import { cutOf, maxQuantity, quantityFrom } from './quantity-rules.ts';

export type QuantityStepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** Quantity in stock; leave it out while unknown. */
  available?: number | null;
  /** The least and the most one buyer may take. */
  min?: number;
  limit?: number;
  label?: string;
  disabled?: boolean;
  size?: 'sm' | 'md';
  className?: string;
};

/** Shows a quantity box with buttons. Typed text applies on blur or Enter; the buttons apply at once. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, available, min = 1, limit, label, disabled, size = 'md', className } = props;
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useState<string>();
  const [cut, setCut] = useState<ReturnType<typeof cutOf>>();
  const max = maxQuantity(available, limit);
  useTyping(() => draft !== undefined && quantityFrom(draft, max, min) !== value);
  const settle = (asked: string | number) => {
    const next = quantityFrom(asked, max, min);
    setDraft(undefined);
    setCut(cutOf(asked, max, min));
    if (next !== value) onChange(next);
  };
  const square = size === 'md' ? 'size-10.5 pointer-coarse:size-11' : 'size-9';
  const button =
    'flex items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-hover hover:text-ink ' +
    'focus-visible:-outline-offset-2 disabled:text-line-strong disabled:hover:bg-transparent [&_svg]:size-4.5';
  return (
    <div className={clsx('inline-flex min-w-0 flex-col items-end', className)}>
      <fieldset
        aria-label={label ?? t('quantity.label')}
        className="inline-flex min-w-0 items-center rounded-md border border-control bg-surface"
      >
        <button
          type="button"
          aria-label={t('quantity.less')}
          disabled={disabled || value <= min}
          onClick={() => settle(value - 1)}
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
          onBlur={() => draft !== undefined && settle(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && draft !== undefined) settle(draft);
            if (event.key === 'ArrowUp') settle(value + 1);
            if (event.key === 'ArrowDown') settle(value - 1);
          }}
          className="h-8 w-11 rounded-xs bg-transparent text-center font-semibold tabular-nums disabled:text-ink-3"
        />
        <button
          type="button"
          aria-label={t('quantity.more')}
          disabled={disabled || value >= max}
          onClick={() => settle(value + 1)}
          className={clsx(button, square)}
        >
          <Plus />
        </button>
      </fieldset>
      <p role="status" className="mt-1 text-xs text-ink-2 empty:hidden">
        {cut && t(`quantity.${cut}`, { count: cut === 'most' ? max : min })}
      </p>
    </div>
  );
}
