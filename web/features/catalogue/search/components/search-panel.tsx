import { History, SearchX, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/actions/spinner.tsx';
import { forgetSearches } from '../hooks/use-recent-searches.ts';
import type { SearchBoxState, SearchEntry } from '../hooks/use-search-box.ts';
import { SearchOption } from './search-option.tsx';

/** Shows the panel below the search box. */
export function SearchPanel({ id, box }: { id: string; box: SearchBoxState }) {
  const { t } = useTranslation(['catalogue', 'listing']);
  const { wanted, searching, products, failed } = box.suggestions;
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain rounded-md border border-line bg-raised shadow-float">
      <div
        id={id}
        role="listbox"
        aria-label={t('search.label')}
        aria-busy={searching}
        className="p-1.5 empty:hidden"
      >
        {wanted ? (
          <Options id={id} box={box} kinds={['category', 'product', 'all']} />
        ) : (
          <Offered id={id} box={box} />
        )}
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

type PartProps = { id: string; box: SearchBoxState };

/** Shows the entries of these kinds, with the indexes the arrow keys use. */
function Options({ id, box, kinds }: PartProps & { kinds: readonly SearchEntry['kind'][] }) {
  return box.entries.map(
    (entry, index) =>
      kinds.includes(entry.kind) && (
        <SearchOption
          key={`${entry.kind}-${index}`}
          id={`${id}-${index}`}
          entry={entry}
          text={box.text}
          active={index === box.active}
          onChoose={() => box.choose(entry)}
        />
      ),
  );
}

/** Shows the entries before anything is typed. */
function Offered({ id, box }: PartProps) {
  const { t } = useTranslation('listing');
  const has = (kind: SearchEntry['kind']) => box.entries.some((entry) => entry.kind === kind);
  return (
    <>
      {has('recent') && (
        <div role="group" aria-label={t('search.recent')}>
          <Head icon={<History />} title={t('search.recent')}>
            <button
              type="button"
              tabIndex={-1}
              onClick={forgetSearches}
              className="min-h-9 rounded-sm px-2.5 text-sm text-ink-2 hover:bg-hover hover:text-ink"
            >
              {t('search.forget')}
            </button>
          </Head>
          <Options id={id} box={box} kinds={['recent']} />
        </div>
      )}
      {has('popular') && (
        <div role="group" aria-label={t('search.popular')}>
          <Head icon={<TrendingUp />} title={t('search.popular')} />
          <div className="flex flex-wrap gap-2 px-2 pt-1 pb-2">
            <Options id={id} box={box} kinds={['popular']} />
          </div>
        </div>
      )}
    </>
  );
}

type HeadProps = { icon: ReactNode; title: string; children?: ReactNode };

const Head = ({ icon, title, children }: HeadProps) => (
  <div className="flex min-h-9 items-center justify-between gap-3 pl-2.5">
    <p
      aria-hidden
      className="flex items-center gap-2 text-sm font-semibold [&_svg]:size-4 [&_svg]:text-ink-3"
    >
      {icon}
      {title}
    </p>
    {children}
  </div>
);

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
