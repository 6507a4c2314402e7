import clsx from 'clsx';
import { createContext, use, type ReactNode } from 'react';

/** `rows`: name on the left, value on the right, a hairline between rows. `stack`: the name above its value. */
type Look = 'rows' | 'stack';

const FactsLook = createContext<Look>('rows');
const frames: Record<Look, string> = { rows: 'divide-y divide-line text-sm', stack: 'space-y-3 text-sm' };

/** Shows facts about a record, line by line. */
export function Facts({ look = 'rows', children }: { look?: Look; children: ReactNode }) {
  return (
    <FactsLook value={look}>
      <dl className={frames[look]}>{children}</dl>
    </FactsLook>
  );
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  const isRow = use(FactsLook) === 'rows';
  return (
    <div className={clsx(isRow && 'flex min-h-11 items-center justify-between gap-4 py-2')}>
      <dt className={clsx('text-ink-2', isRow && 'min-w-0')}>{label}</dt>
      <dd className={clsx('font-medium wrap-anywhere', isRow ? 'max-w-2/3 shrink-0 text-right' : 'mt-0.5')}>
        {children}
      </dd>
    </div>
  );
}
