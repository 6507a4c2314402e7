import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { matchingCategoriesQuery } from '../../api/listing-queries.ts';
import { brandsQuery, businessesQuery } from '../../api/maker-queries.ts';
import { CategoryChips } from '../../categories/components/category-chip.tsx';
import { MakerLogo } from '../../makers/components/maker-logo.tsx';

const few = 3;

/** Shows categories, businesses and brands that match; without matches or on error nothing. */
export function MatchingNames({ q }: { q: string }) {
  const { t } = useTranslation('listing');
  const { data: categories = [] } = useQuery(matchingCategoriesQuery(q));
  const { data: businessPage } = useQuery({
    ...businessesQuery({ q, pageSize: few }),
    placeholderData: undefined,
  });
  const { data: brands } = useQuery({ ...brandsQuery({ q, pageSize: few }), placeholderData: undefined });
  const businesses = businessPage?.data ?? [];
  const names = brands?.data ?? [];
  if (categories.length + businesses.length + names.length === 0) return null;
  return (
    <div className="mb-7 space-y-4">
      <CategoryChips categories={categories} label={t('search.categories')} />
      {businesses.length + names.length > 0 && (
        <nav aria-label={t('search.makers')}>
          <ul className="flex snap-x scroll-px-4 gap-2.5 overflow-x-auto pb-1 [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
            {businesses.map(({ id, slug, name, logo, verified, province }) => (
              <li key={id} className="max-w-72 shrink-0 snap-start">
                <Link to="/e-commerce/business/$slug" params={{ slug }} className={tile}>
                  <MakerLogo name={name} logo={logo} className="size-11 rounded-sm! text-sm" />
                  <span className="min-w-0">
                    <span className="flex items-center gap-1 text-sm font-semibold">
                      <span className="truncate">{name}</span>
                      {verified && (
                        <BadgeCheck
                          role="img"
                          aria-label={t('maker.verified')}
                          className="size-4 shrink-0 text-jade"
                        />
                      )}
                    </span>
                    <span className="block text-xs text-ink-2">{province}</span>
                  </span>
                </Link>
              </li>
            ))}
            {names.map(({ id, slug, name, country }) => (
              <li key={id} className="max-w-72 shrink-0 snap-start">
                <Link to="/e-commerce/brand/$slug" params={{ slug }} className={tile}>
                  <MakerLogo name={name} className="size-11 rounded-sm! text-sm" />
                  <span className="min-w-0">
                    <span className="block truncate text-sm font-semibold">{name}</span>
                    <span className="block text-xs text-ink-2">
                      {t('maker.brand')}
                      {country && ` · ${country}`}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const tile =
  'flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface py-1.5 pr-4 pl-1.5 transition-colors hover:border-line-strong hover:bg-sunken';
