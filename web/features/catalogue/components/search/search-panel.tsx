import { History, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../../ui/spinner.tsx';
import { forgetSearches } from '../../hooks/recent-searches.ts';
import type { SearchBoxState } from '../../hooks/use-search-box.ts';
import { SearchOption } from './search-option.tsx';

/** What hangs below the search box. */
export function SearchPanel({ id, box }: { id: string; box: SearchBoxState }) {
  const { t } = useTranslation(['catalogue', 'listing']);
  const { suggestions, entries } = box;
  const { wanted, searching, products, failed } = suggestions;
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain rounded-md border border-line bg-raised shadow-float">
      {!wanted && <RecentHead />}
      <div
        id={id}
        role="listbox"
        aria-label={t('search.label')}
        aria-busy={searching}
        className="p-1.5 empty:hidden"
      >
        {entries.map((entry, index) => (
          <SearchOption
            key={`${entry.kind}-${index}`}
            id={`${id}-${index}`}
            entry={entry}
            text={box.text}
            active={index === box.active}
            onChoose={() => box.choose(entry)}
          />
        ))}
      </div>
      {wanted && (
        <div aria-live="polite">
          {searching && (
            <p className="flex items-center justify-center gap-2.5 px-4 py-3 text-sm text-ink-2">
              <Spinner className="size-4" />
              {t('search.searching')}
            </p>
          )}
          {!searching && products.length === 0 && <Nothing failed={failed} />}
        </div>
      )}
    </div>
  );
}

function RecentHead() {
  const { t } = useTranslation('listing');
  return (
    <div className="flex items-center justify-between gap-3 pt-2 pr-2 pl-4">
      <p className="flex items-center gap-2 text-sm font-semibold">
        <History aria-hidden className="size-4 text-ink-3" />
        {t('search.recent')}
      </p>
      <button
        type="button"
        onClick={forgetSearches}
        className="min-h-9 rounded-sm px-2.5 text-sm text-ink-2 hover:bg-hover hover:text-ink"
      >
        {t('search.forget')}
      </button>
    </div>
  );
}

function Nothing({ failed }: { failed: boolean }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="flex items-center gap-3 px-4 py-4">
      <SearchX aria-hidden className="size-6 shrink-0 text-ink-3" />
      <div>
        <p className="text-sm font-semibold">{failed ? t('failed') : t('search.none')}</p>
        {!failed && <p className="text-sm text-ink-2">{t('search.noneHint')}</p>}
      </div>
    </div>
  );
}
