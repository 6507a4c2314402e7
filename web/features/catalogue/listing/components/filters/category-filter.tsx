import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { categoryTreeQuery } from '#web/features/catalogue/api/catalogue-queries.ts';
import { pathTo } from '#web/features/catalogue/products/rules/category-tree.ts';
import { FilterRow } from './filter-row.tsx';
import type { FacetProps } from './facet-props.ts';
import { FilterSection } from './filter-section.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

const firstFew = 10;

/** Shows a category filter, one level at a time: the path, the current category, and its children. */
export function CategoryFilter({ search: { categoryId }, onChange, facets, fixed }: FacetProps) {
  const { say } = useShopWords();
  const { t } = useTranslation('listing');
  const { data: tree = [] } = useQuery(categoryTreeQuery);
  // The page's own category in the tree, which the filter cannot leave.
  const base = pathTo(tree, fixed?.categoryId);
  const path = pathTo(tree, categoryId ?? fixed?.categoryId).slice(Math.max(0, base.length - 1));
  const counts = facets && new Map(facets.categories.map(({ id, count }) => [id, count]));
  const countOf = ({ id }: CategoryNode) => counts && (counts.get(id) ?? 0);
  const root = base.at(-1);
  const here = path.at(-1);
  // A leaf shows its siblings, so that the reader can switch between them.
  const parent = here && here.children.length === 0 && path.length > 1 ? path.at(-2) : here;
  const above = path.slice(0, parent ? path.indexOf(parent) + 1 : 0);
  const near = parent ? parent.children : (root?.children ?? tree);
  // Empty categories are hidden, because they lead nowhere.
  const below = near.filter((node) => countOf(node) !== 0 || node === here);
  const open = (id: string) => onChange({ categoryId: id === fixed?.categoryId ? undefined : id });
  if (root?.children.length === 0) return null;
  return (
    <FilterSection title={t('facet.category')}>
      <nav aria-label={t('facet.category')}>
        {!root && path.length > 0 && (
          <FilterRow icon={<ChevronLeft aria-hidden />} onClick={() => onChange({ categoryId: undefined })}>
            {t('facet.allCategories')}
          </FilterRow>
        )}
        {above.map((node) => (
          <FilterRow
            key={node.id}
            strong
            says="current"
            chosen={node === here}
            count={countOf(node)}
            onClick={() => open(node.id)}
          >
            {say(node.name)}
          </FilterRow>
        ))}
        <div className={above.length > 0 ? 'ml-3 border-l border-line pl-1.5' : undefined}>
          <Below key={parent?.id} nodes={below} here={here} countOf={countOf} onOpen={open} />
        </div>
      </nav>
    </FilterSection>
  );
}

type BelowProps = {
  nodes: readonly CategoryNode[];
  here: CategoryNode | undefined;
  countOf: (node: CategoryNode) => number | undefined;
  onOpen: (id: string) => void;
};

function Below({ nodes, here, countOf, onOpen }: BelowProps) {
  const { say } = useShopWords();
  const { t } = useTranslation('common');
  const [all, setAll] = useState(false);
  const shown = all ? nodes : nodes.slice(0, firstFew);
  return (
    <>
      {shown.map((node) => (
        <FilterRow
          key={node.id}
          says="current"
          chosen={node === here}
          count={countOf(node)}
          onClick={() => onOpen(node.id)}
        >
          {say(node.name)}
        </FilterRow>
      ))}
      {nodes.length > firstFew && !all && (
        <FilterRow onClick={() => setAll(true)} strong>
          {t('action.seeMore')}
        </FilterRow>
      )}
    </>
  );
}
