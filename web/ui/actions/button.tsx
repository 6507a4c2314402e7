import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClasses, type ButtonStyle } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    icon?: ReactNode;
    iconAfter?: ReactNode;
    /** Keeps focus and size and ignores clicks. `loadingText` says what is being done. */
    loading?: boolean;
    loadingText?: string;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    icon,
    iconAfter,
    loading,
    loadingText,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={clsx(buttonClasses({ variant, size, block }), loading && 'opacity-80', className)}
    >
      {loading ? <Spinner /> : icon}
      {loading ? (loadingText ?? children) : children}
      {!loading && iconAfter}
    </button>
  );
}
