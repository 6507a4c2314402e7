import clsx from 'clsx';
import type { ReactNode } from 'react';

export type TimelineLine = {
  id: string;
  title: ReactNode;
  /** Time and author. */
  meta: ReactNode;
  note?: ReactNode;
};

/** Shows events, the newest first. */
export function Timeline({ lines }: { lines: readonly TimelineLine[] }) {
  return (
    <ol>
      {lines.map(({ id, title, meta, note }, index) => (
        <li key={id} className="relative flex gap-3.5 pb-4 last:pb-0">
          {index < lines.length - 1 && (
            <span aria-hidden className="absolute top-4 bottom-0 left-[0.34rem] w-px bg-line" />
          )}
          <span
            aria-hidden
            className={clsx(
              'mt-1.5 size-3 shrink-0 rounded-full border-2',
              index === 0 ? 'border-brand bg-brand' : 'border-line-strong bg-surface',
            )}
          />
          <div className="min-w-0">
            <p className={clsx('text-sm wrap-anywhere', index === 0 && 'font-semibold')}>{title}</p>
            {note && <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">{note}</p>}
            <p className="mt-0.5 text-xs text-ink-2 tabular-nums">{meta}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
