import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes.ts';
import { useFieldControl } from './field.tsx';

/** Shows a text area that grows with its text, up to a third of the screen. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      {...rest}
      {...control}
      className={clsx(
        controlClasses,
        'block field-sizing-content max-h-[33dvh] min-h-20 px-3.5 py-2.5',
        className,
      )}
    />
  );
}
