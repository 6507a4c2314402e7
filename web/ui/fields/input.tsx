import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlHeight, controlClasses, type ControlSize } from './control-classes.ts';
import { useFieldControl } from './field.tsx';

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: ControlSize;
  /** An icon or unit inside the control. */
  before?: ReactNode;
  after?: ReactNode;
};

const inside = 'pointer-events-none absolute inset-y-0 flex items-center text-ink-3 [&_svg]:size-4.5';

export function Input({ size = 'md', before, after, className, ...rest }: InputProps) {
  const control = useFieldControl(rest);
  return (
    <div className={clsx('relative', className)}>
      {before && <span className={clsx(inside, 'left-3.5')}>{before}</span>}
      <input
        {...rest}
        {...control}
        className={clsx(controlClasses, controlHeight[size], before && 'pl-10.5!', after && 'pr-11!')}
      />
      {after && <span className={clsx(inside, 'right-3.5')}>{after}</span>}
    </div>
  );
}
