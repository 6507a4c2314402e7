/** Class names shared by all text boxes and pickers. */
export const controlClasses =
  'w-full min-w-0 rounded-md border border-control bg-surface text-base text-ink transition-colors ' +
  'hover:border-ink-3 focus-visible:border-focus focus-visible:outline-offset-0 ' +
  'disabled:border-line disabled:bg-sunken disabled:text-ink-3 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger';

export const controlHeight = { sm: 'h-9 px-3 text-sm', md: 'h-11 px-3.5' } as const;
export type ControlSize = keyof typeof controlHeight;
