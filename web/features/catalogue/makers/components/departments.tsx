import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/actions/chip.tsx';
import type { FilterProps } from '../../listing/rules/product-search.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = FilterProps & { categories: readonly { id: string; name: string }[] };

/** Shows the top categories a business or brand sells in; a click filters the products. */
export function Departments({ categories, search, onChange }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation('listing');
  if (categories.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <span className="mr-1 text-sm text-ink-2">{t('maker.departments')}</span>
      {categories.map(({ id, name }) => (
        <Chip
          key={id}
          className="max-sm:h-11!"
          pressed={search.categoryId === id}
          onClick={() => onChange({ categoryId: search.categoryId === id ? undefined : id })}
        >
          {say(name)}
        </Chip>
      ))}
    </div>
  );
}
