import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { popularProductsQuery } from '../../api/listing-queries.ts';
import { ProductStrip } from '../../products/components/product-strip.tsx';

/** Shows a message that nothing matches the text, with popular products. */
export function SearchNothing() {
  const { t } = useTranslation(['catalogue', 'listing']);
  const { data = [] } = useQuery(popularProductsQuery);
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={t('search.none')}
        hint={t('search.noneHint')}
        action={<ButtonLink to="/e-commerce/categories">{t('listing:menu.all')}</ButtonLink>}
      />
      <ProductStrip title={t('listing:search.maybe')} products={data} />
    </>
  );
}
