import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFieldControl } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'children'> & {
  label?: ReactNode;
  help?: ReactNode;
};

/** Shows a checkbox: a label makes the line clickable; without one give `aria-label`. */
export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const control = useFieldControl({ ...rest, id: rest.id ?? (label ? ownId : undefined) });
  const box = (
    <Radix.Root
      {...rest}
      {...control}
      className={clsx(
        'relative flex size-5 shrink-0 items-center justify-center rounded-xs border border-control bg-surface text-on-brand transition-colors',
        'before:absolute before:-inset-2.5 hover:border-ink-3 disabled:bg-sunken disabled:opacity-60 aria-invalid:border-danger',
        'data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=indeterminate]:border-brand data-[state=indeterminate]:bg-brand',
        !label && className,
      )}
    >
      <Radix.Indicator className="[&_svg]:size-4 [&_svg]:stroke-3">
        {rest.checked === 'indeterminate' ? <Minus /> : <Check />}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (!label) return box;
  return (
    <div className={clsx('flex items-start gap-2.5 py-1', className)}>
      <span className="flex h-6 items-center">{box}</span>
      <label htmlFor={control.id} className="min-w-0 text-base">
        {label}
        {help && <span className="block text-sm text-ink-2">{help}</span>}
      </label>
    </div>
  );
}
