import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronRight, History } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestedProduct } from '#shared/catalogue/list-products.contract.ts';
import { formatVnd } from '#shared/values/money.ts';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import {
  categoryBackground,
  categoryPicture,
  backgroundFor,
} from '../../products/rules/product-appearance.ts';
import type { SearchEntry } from '../hooks/use-search-box.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { markedParts } from '../rules/marked-parts.ts';

type Props = {
  id: string;
  entry: SearchEntry;
  /** The typed text, which the 'all' entry searches for. */
  text: string;
  active: boolean;
  onChoose: () => void;
};

const popular =
  'inline-flex h-9 items-center rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium hover:border-control hover:bg-sunken max-sm:h-11';
const line = 'flex min-h-11 w-full items-center gap-3 rounded-sm p-2 text-left text-sm hover:bg-hover';

/** Renders a link, so that it can be opened in another tab; a plain click is handled by the box. */
export function SearchOption({ id, entry, text, active, onChoose }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation(['catalogue', 'listing']);
  const shared = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose();
    },
    ref: (node: HTMLAnchorElement | null) => {
      if (active) node?.scrollIntoView({ block: 'nearest' });
    },
    className: clsx(line, active && 'bg-hover'),
  } as const;
  if (entry.kind === 'popular')
    return (
      <Link
        {...shared}
        to="/e-commerce/search"
        search={{ q: entry.text }}
        className={clsx(popular, active && 'bg-hover')}
      >
        {entry.text}
      </Link>
    );
  if (entry.kind === 'recent')
    return (
      <Link {...shared} to="/e-commerce/search" search={{ q: entry.text }}>
        <History aria-hidden className="mx-1 size-4 shrink-0 text-ink-3" />
        <span className="truncate">{entry.text}</span>
      </Link>
    );
  if (entry.kind === 'all')
    return (
      <Link
        {...shared}
        to="/e-commerce/search"
        search={{ q: text.trim() }}
        className={clsx(
          shared.className,
          'sticky bottom-0 mt-1 justify-center border-t border-line bg-raised font-semibold text-brand',
        )}
      >
        {t('search.all', { total: entry.total })}
      </Link>
    );
  if (entry.kind === 'category')
    return (
      <Link {...shared} to="/e-commerce/category/$slug" params={{ slug: entry.category.slug }}>
        <ProductPicture
          src={categoryPicture(entry.category.icon)}
          alt=""
          ground={categoryBackground(entry.category)}
          sizes="2rem"
          className="w-8! shrink-0 rounded-sm [&_img]:size-[84%]!"
        />
        <span className="min-w-0 grow truncate">
          <span className="text-ink-2">{t('listing:search.inCategory')} </span>
          <span className="font-semibold">
            <Marked name={say(entry.category.name)} typed={text} />
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
      </Link>
    );
  const { product } = entry;
  return (
    <Link {...shared} to="/e-commerce/product/$slug" params={{ slug: product.slug || product.id }}>
      <ProductLine product={product} typed={text} />
    </Link>
  );
}

function ProductLine({ product, typed }: { product: SuggestedProduct; typed: string }) {
  const { say } = useShopWords();
  return (
    <>
      <ProductPicture
        src={product.thumbnail || product.image}
        alt=""
        ground={backgroundFor(product.ground)}
        sizes="3rem"
        className="w-12! shrink-0 rounded-sm [&_img]:size-[84%]!"
      />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-medium">
          <Marked name={product.name} typed={typed} />
        </span>
        <span className="block truncate text-xs text-ink-2">{say(product.category.name)}</span>
      </span>
      <span className="shrink-0 font-semibold text-brand tabular-nums">{formatVnd(product.total)}</span>
    </>
  );
}

/** Shows a name with the typed parts highlighted. */
function Marked({ name, typed }: { name: string; typed: string }) {
  return markedParts(name, typed).map(({ text, marked }, place) =>
    marked ? (
      // The parts of a name are stable, so the index is a valid key.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className="bg-transparent font-bold text-brand">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
