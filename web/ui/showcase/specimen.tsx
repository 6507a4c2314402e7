import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Shows one group of components: a heading and its specimens. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="text-lg font-bold">{title}</h2>
      <div className="space-y-4">{children}</div>
    </section>
  );
}

/** Shows one component in its states, on its own card. */
export function Specimen(props: { name: string; bare?: boolean; className?: string; children: ReactNode }) {
  const { name, bare, className, children } = props;
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <p className="border-b border-line bg-sunken px-4 py-1.5 text-xs font-semibold text-ink-2">{name}</p>
      <div className={clsx(!bare && 'p-4 sm:p-5', className)}>{children}</div>
    </div>
  );
}

/** Shows components side by side, wrapping. */
export function Row({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('flex flex-wrap items-center gap-3', className)}>{children}</div>;
}
