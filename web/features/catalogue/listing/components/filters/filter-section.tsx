import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Shows one filter of a list, which folds under its name. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-b border-line pb-4 last:border-b-0">
      <summary className="-mx-1 flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-sm px-1 [&::-webkit-details-marker]:hidden">
        <h2 className="text-sm font-semibold">{title}</h2>
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-3 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}
