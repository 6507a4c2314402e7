import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { categoryTreeQuery } from '../api/catalogue-queries.ts';
import { pathTo } from '../hooks/category-tree.ts';
import { stockChoices, type FilterProps } from '../hooks/product-search.ts';
import { PriceFilter } from './price-filter.tsx';

/** Everything a list can be narrowed by: a column beside it, or a drawer over it. */
export function ProductFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="space-y-6">
      <CategoryFilter search={search} onChange={onChange} />
      <PriceFilter key={`${search.minPrice}-${search.maxPrice}`} search={search} onChange={onChange} />
      <div>
        <h3 className="mb-1.5 text-sm font-semibold">{t('filter.service')}</h3>
        <Checkbox
          label={t('freeShipping')}
          checked={search.freeShipping ?? false}
          onCheckedChange={(checked) => onChange({ freeShipping: checked === true ? true : undefined })}
        />
      </div>
      <RadioGroup
        showLabel
        label={t('filter.stock')}
        value={search.stockStatus ?? 'any'}
        onChange={(value) => onChange({ stockStatus: value === 'any' ? undefined : value })}
        options={[
          { value: 'any', label: t('filter.any') },
          ...stockChoices.map((value) => ({ value, label: t(`stock.${value}`) })),
        ]}
      />
    </div>
  );
}

function CategoryFilter({ search: { categoryId }, onChange }: FilterProps) {
  const { t } = useTranslation('catalogue');
  const { data = [] } = useQuery(categoryTreeQuery);
  const path = pathTo(data, categoryId);
  if (data.length === 0) return null;
  const open = (id: string | undefined) => onChange({ categoryId: id });
  return (
    <nav aria-label={t('categories')}>
      <h3 className="mb-1.5 text-sm font-semibold">{t('categories')}</h3>
      <CategoryButton
        label={t('filter.allCategories')}
        chosen={!categoryId}
        onClick={() => open(undefined)}
      />
      <Branch nodes={data} path={path} chosen={categoryId} onOpen={open} />
    </nav>
  );
}

type BranchProps = {
  nodes: readonly CategoryNode[];
  path: readonly CategoryNode[];
  chosen: string | undefined;
  onOpen: (id: string) => void;
};

/** Only the branch one stands on is open. */
function Branch({ nodes, path, chosen, onOpen }: BranchProps) {
  return (
    <ul>
      {nodes.map((node) => {
        const open = path.includes(node);
        return (
          <li key={node.id}>
            <CategoryButton
              label={node.name}
              count={node.productCount}
              chosen={node.id === chosen}
              strong={open}
              onClick={() => onOpen(node.id)}
            />
            {open && node.children.length > 0 && (
              <div className="ml-3 border-l border-line pl-1.5">
                <Branch nodes={node.children} path={path} chosen={chosen} onOpen={onOpen} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type CategoryButtonProps = {
  label: string;
  count?: number | undefined;
  chosen: boolean;
  strong?: boolean;
  onClick: () => void;
};

function CategoryButton({ label, count, chosen, strong, onClick }: CategoryButtonProps) {
  return (
    <button
      type="button"
      aria-current={chosen ? 'true' : undefined}
      onClick={onClick}
      className={clsx(
        'flex min-h-9 w-full items-center justify-between gap-3 rounded-sm px-2.5 py-1.5 text-left text-sm transition-colors',
        chosen ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-2 hover:bg-hover hover:text-ink',
        strong && !chosen && 'font-semibold text-ink',
      )}
    >
      <span className="min-w-0">{label}</span>
      {count !== undefined && <span className="shrink-0 text-xs tabular-nums">{count}</span>}
    </button>
  );
}
