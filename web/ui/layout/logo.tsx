import clsx from 'clsx';

/** Shows the logo's shop front alone, in the brand colour. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('size-9 shrink-0', className)}>
      <rect width="32" height="32" rx="9" fill="var(--brand-fill)" />
      <g fill="none" stroke="var(--on-brand)" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8.200 15.400v7.400c0 .9.7 1.600 1.600 1.600h12.400c.9 0 1.600-.7 1.600-1.600v-7.400" />
        <path d="M9.200 8.200h13.600l2.400 5a2.900 2.900 0 0 1-4.600 2 3 3 0 0 1-4.600 0 3 3 0 0 1-4.600 0 2.900 2.900 0 0 1-4.600-2z" />
        <path d="M13.400 24.200v-4.400h5.200v4.400" />
      </g>
    </svg>
  );
}

/** Shows the logo mark and name. The name is not translated. */
export function Logo({ className, compact }: { className?: string; compact?: boolean }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5 text-ink', className)}>
      <LogoMark />
      <span
        translate="no"
        className={compact ? 'sr-only' : 'text-lg font-bold tracking-tight whitespace-nowrap'}
      >
        Chợ Làng
      </span>
    </span>
  );
}
