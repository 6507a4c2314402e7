import clsx from 'clsx';
import { RadioGroup as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  /** Content at the right of a tile: a price, a logo. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  /** Names the choice for screen readers. */
  label: string;
  showLabel?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `line`: plain list; `tile`: bordered cards; `pill`: short values side by side (size, colour). */
  look?: 'line' | 'tile' | 'pill';
  name?: string;
  /** Error message, shown below the choice. */
  problem?: string | undefined;
  className?: string;
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, showLabel, options, value, onChange, look = 'line', name, problem, className } = props;
  const id = useId();
  return (
    <div className={className}>
      <p id={id} className={showLabel ? 'mb-2 text-sm font-semibold' : 'sr-only'}>
        {label}
      </p>
      <Radix.Root
        aria-labelledby={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        name={name}
        value={value ?? null}
        // Radix returns one of the values it was passed.
        onValueChange={(chosen) => onChange(chosen as Value)}
        className={clsx(
          'flex',
          look === 'pill' ? 'flex-wrap gap-2' : 'flex-col',
          look === 'tile' && 'gap-2.5',
        )}
      >
        {options.map((option) =>
          look === 'pill' ? (
            <Pill key={option.value} option={option} />
          ) : (
            <Line key={option.value} option={option} tile={look === 'tile'} />
          ),
        )}
      </Radix.Root>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function Pill({ option }: { option: RadioOption<string> }) {
  return (
    <Radix.Item
      value={option.value}
      disabled={option.disabled}
      className={clsx(
        'min-h-10 rounded-md border border-line-strong bg-surface px-4 py-1.5 text-sm font-semibold transition-colors hover:border-control',
        'data-[state=checked]:border-brand data-[state=checked]:bg-brand-soft data-[state=checked]:text-brand',
        'disabled:border-dashed disabled:text-ink-3 disabled:line-through disabled:hover:border-line-strong',
      )}
    >
      {option.label}
    </Radix.Item>
  );
}

function Line({ option, tile }: { option: RadioOption<string>; tile: boolean }) {
  const id = useId();
  return (
    <div
      className={clsx(
        'relative flex items-start gap-3',
        tile
          ? 'rounded-md border border-line-strong bg-surface p-3.5 transition-colors has-data-[state=checked]:border-brand has-data-[state=checked]:bg-brand-soft'
          : 'py-2',
        option.disabled && 'text-ink-3',
      )}
    >
      <Radix.Item
        id={id}
        value={option.value}
        disabled={option.disabled}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border border-control bg-surface transition-colors hover:border-ink-3 disabled:bg-sunken data-[state=checked]:border-brand"
      >
        <Radix.Indicator className="size-2.5 rounded-full bg-brand" />
      </Radix.Item>
      <label htmlFor={id} className="min-w-0 grow after:absolute after:inset-0">
        <span className={clsx(tile && 'font-semibold')}>{option.label}</span>
        {option.help && <span className="block text-sm text-ink-2">{option.help}</span>}
      </label>
      {option.aside && <span className="shrink-0">{option.aside}</span>}
    </div>
  );
}
