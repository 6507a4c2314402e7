import type { ReactNode } from 'react';
import { CopyButton } from '../data/copy-button.tsx';

type Props = {
  title: string;
  code: string;
  copyLabel: string;
  badge: ReactNode;
  /** Creation time, and what the record belongs to. */
  meta: ReactNode;
  actions?: ReactNode;
};

/** Shows the page head of a record with a code that people read out: an order, a return. */
export function RecordHeader({ title, code, copyLabel, badge, meta, actions }: Props) {
  return (
    <header className="mt-2 mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <div className="flex items-center gap-x-2">
            <h1 className="text-lg font-bold tabular-nums min-[400px]:text-xl sm:text-2xl">{title}</h1>
            <CopyButton value={code} label={copyLabel} className="max-sm:min-h-11 max-sm:min-w-11" />
          </div>
          {badge}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2 tabular-nums">{meta}</div>
      </div>
      {actions}
    </header>
  );
}
