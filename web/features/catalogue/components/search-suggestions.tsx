import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/money.ts';
import { PictureGround } from '../../../ui/picture-ground.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { groundFor } from '../hooks/product-look.ts';
import { maxSuggestions, type Suggestions } from '../hooks/use-suggestions.ts';

type Props = Suggestions & { id: string; active: number; onChoose: () => void; onAll: () => void };

/** What hangs below the search box. */
export function SearchSuggestions({
  id,
  products,
  total,
  searching,
  failed,
  active,
  onChoose,
  onAll,
}: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 overflow-hidden rounded-md border border-line bg-raised shadow-float">
      <div id={id} role="listbox" aria-label={t('search.label')} className="p-1.5 empty:hidden">
        {products.map((product, index) => (
          <Link
            key={product.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to="/e-commerce/product/$slug"
            params={{ slug: product.slug }}
            onClick={onChoose}
            className={clsx(
              'flex items-center gap-3 rounded-sm p-2 hover:bg-hover',
              index === active && 'bg-hover',
            )}
          >
            <PictureGround
              src={product.thumbnail || product.image}
              alt=""
              ground={groundFor(product.ground)}
              sizes="3rem"
              className="w-12! shrink-0 rounded-sm"
            />
            <span className="line-clamp-2 min-w-0 grow text-sm font-medium">{product.name}</span>
            <span className="shrink-0 text-sm font-semibold text-brand tabular-nums">
              {formatVnd(product.total)}
            </span>
          </Link>
        ))}
      </div>
      <div aria-live="polite">
        {searching && (
          <p className="flex items-center gap-2.5 px-4 py-3 text-sm text-ink-2">
            <Spinner className="size-4" />
            {t('search.searching')}
          </p>
        )}
        {!searching && products.length === 0 && <Nothing failed={failed} />}
      </div>
      {!searching && total > maxSuggestions && (
        <button
          type="button"
          onClick={onAll}
          className="block w-full border-t border-line px-4 py-3 text-center text-sm font-semibold text-brand hover:bg-hover focus-visible:-outline-offset-2"
        >
          {t('search.all', { total })}
        </button>
      )}
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
