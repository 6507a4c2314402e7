import clsx from 'clsx';
import { Switch as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';

export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
};

/** Shows a switch for a setting that applies at once, without a save button. */
export function Switch({ label, help, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={clsx('flex min-h-10 items-center justify-between gap-4', className)}>
      <label htmlFor={id} className="min-w-0">
        <span className="font-medium">{label}</span>
        {help && <span className="block text-sm text-ink-2">{help}</span>}
      </label>
      <Radix.Root
        {...rest}
        id={id}
        className="relative h-6 w-10.5 shrink-0 rounded-full border border-control bg-sunken transition-colors before:absolute before:-inset-2 disabled:opacity-55 data-[state=checked]:border-jade data-[state=checked]:bg-jade"
      >
        <Radix.Thumb className="block size-4 translate-x-1 rounded-full bg-control transition-[translate,background-color] data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-surface" />
      </Radix.Root>
    </div>
  );
}
