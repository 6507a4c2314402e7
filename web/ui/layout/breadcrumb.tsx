import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type Crumb = { label: string; to?: string };

/** On phones a long breadcrumb shows only its first entry and its last two entries. */
const roomFor = (index: number, last: number): string => {
  if (index === 0) return 'shrink-0';
  if (index === last) return 'min-w-24';
  return clsx('min-w-0', index < last - 1 && 'max-md:hidden');
};

/** Shows a breadcrumb from the start; the last entry is the current page. */
export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const { t } = useTranslation('ui');
  const last = items.length - 1;
  return (
    <nav aria-label={t('breadcrumb')} className={className}>
      <ol className="flex min-w-0 items-center gap-1 text-sm text-ink-2">
        {items.map(({ label, to }, index) => (
          <li key={`${index}-${label}`} className={clsx('flex items-center gap-1', roomFor(index, last))}>
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />}
            {to && index < last ? (
              <Link to={to} className="-mx-1 truncate rounded-xs px-1 py-1.5 hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span
                aria-current={index === last ? 'page' : undefined}
                className={clsx('truncate py-1.5', index === last && 'font-medium text-ink')}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
