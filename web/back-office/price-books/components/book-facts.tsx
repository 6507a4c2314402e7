import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCategoryTree } from '#shared/catalogue/list-categories.contract.ts';
import { listBusinesses } from '#shared/catalogue/maker.contract.ts';
import { listCustomerGroups } from '#shared/customers/customer-groups.contract.ts';
import type { BookState } from '#shared/price-books/book-state.ts';
import type { PriceBook, PriceScope } from '#shared/price-books/price-book.ts';
import type { PriceChange } from '#shared/price-books/price-rule.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';

const tones = { running: 'jade', coming: 'sky', over: 'neutral', off: 'gold' } as const;

export function BookStateBadge({ state }: { state: BookState }) {
  const { t } = useTranslation('priceBooks');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

/** Returns a function that formats a validity period. */
export function useValidity() {
  const { t } = useTranslation('priceBooks');
  const { moment } = useFormat();
  return ({ validFrom, validTo }: Pick<PriceBook, 'validFrom' | 'validTo'>): string => {
    if (validFrom && validTo) return t('validity.both', { from: moment(validFrom), to: moment(validTo) });
    if (validFrom) return t('validity.from', { from: moment(validFrom) });
    return validTo ? t('validity.to', { to: moment(validTo) }) : t('validity.always');
  };
}

type CategoryNode = { id: string; name: string; children?: CategoryNode[] };

const flat = (nodes: readonly CategoryNode[], above = ''): { id: string; name: string }[] =>
  nodes.flatMap(({ id, name, children = [] }) => {
    const way = above ? `${above} › ${name}` : name;
    return [{ id, name: way }, ...flat(children, way)];
  });

/** Categories named by their path from the root. */
export function useCategories(): { id: string; name: string }[] {
  const { data = [] } = useQuery({ ...apiQuery(getCategoryTree, { query: {} }), staleTime: 10 * 60_000 });
  return flat(data);
}

const maxBusinesses = 100;

export function useBusinesses(isWanted: boolean): { id: string; name: string }[] {
  const { data } = useQuery({
    ...apiQuery(listBusinesses, { query: { pageSize: maxBusinesses } }),
    staleTime: 10 * 60_000,
    enabled: isWanted,
  });
  return data?.data ?? [];
}

export function useGroups(isWanted: boolean): { id: string; name: string }[] {
  const { data } = useQuery({ ...apiQuery(listCustomerGroups), staleTime: 60_000, enabled: isWanted });
  return data?.groups ?? [];
}

/** Validity period for narrow places; it wraps between the two dates. */
export function ValidityText({ book }: { book: Pick<PriceBook, 'validFrom' | 'validTo'> }) {
  const { t } = useTranslation('priceBooks');
  const { moment } = useFormat();
  const validity = useValidity();
  const { validFrom, validTo } = book;
  if (!validFrom || !validTo) return <span className="whitespace-nowrap">{validity(book)}</span>;
  return (
    <>
      <span className="inline-block whitespace-nowrap">{moment(validFrom)}</span>{' '}
      <span className="inline-block whitespace-nowrap">{t('validity.until', { to: moment(validTo) })}</span>
    </>
  );
}

/** Formats the effect of a line on a price: 185.000 ₫, -10%, -5.000 ₫. */
function useChangeText() {
  const { vnd, number } = useFormat();
  return ({ way, value }: PriceChange): string => {
    if (way === 'fixed') return vnd(value);
    const sign = value > 0 ? '+' : '';
    return way === 'percent'
      ? `${sign}${number(value, Number.isInteger(value) ? 0 : 2)}%`
      : `${sign}${vnd(value)}`;
  };
}

export function ScopeText({ scope }: { scope: PriceScope }) {
  const { t } = useTranslation('priceBooks');
  const businesses = useBusinesses(scope.kind === 'business');
  const groups = useGroups(scope.kind === 'group');
  if (scope.kind === 'all') return t('scope.all');
  if (scope.kind === 'channel') return t(`channel.${scope.channel}`);
  if (scope.kind === 'group')
    return t('scope.groupOf', { group: groups.find(({ id }) => id === scope.groupId)?.name ?? '' });
  return businesses.find(({ id }) => id === scope.businessId)?.name ?? scope.businessId;
}

/** Facts of a price book except its lines. */
export function BookFacts({ book }: { book: PriceBook }) {
  const { t } = useTranslation('priceBooks');
  const { moment, number } = useFormat();
  const change = useChangeText();
  const categories = useCategories();
  return (
    <Card>
      <Facts>
        <Fact label={t('column.state')}>
          <BookStateBadge state={book.state} />
        </Fact>
        <Fact label={t('column.validity')}>
          <ValidityText book={book} />
        </Fact>
        <Fact label={t('column.scope')}>
          <ScopeText scope={book.scope} />
        </Fact>
        <Fact label={t('column.priority')}>{number(book.priority)}</Fact>
        {book.categories.length > 0 && (
          <Fact label={t('column.categories')}>
            <ul>
              {book.categories.map(({ categoryId, ...line }) => (
                <li key={categoryId}>
                  {categories.find(({ id }) => id === categoryId)?.name ?? categoryId}{' '}
                  <strong className="tabular-nums">{change(line)}</strong>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact label={t('column.updated')}>
          {t('updatedBy', { name: book.updatedBy.name, at: moment(book.updatedAt) })}
        </Fact>
      </Facts>
    </Card>
  );
}
