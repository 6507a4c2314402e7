import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { ListScope, ProductSearch } from '../../listing/rules/product-search.ts';
import { ProductBrowser, type OnSearch } from '../../listing/components/product-browser.tsx';

type Props = { name: string; search: ProductSearch; onSearch: OnSearch; fixed: ListScope };

export function MakerGoods({ name, ...list }: Props) {
  const { t } = useTranslation('listing');
  return (
    <div className="mt-8">
      <ProductBrowser
        {...list}
        heading={
          <h2 id="list-title" className="text-lg font-bold text-balance">
            {t('maker.goods', { name })}
          </h2>
        }
        nothing={
          <EmptyState
            icon={<PackageOpen />}
            title={t('maker.empty')}
            hint={t('maker.emptyHint')}
            action={<ButtonLink to="/e-commerce/businesses">{t('makers.title')}</ButtonLink>}
          />
        }
      />
    </div>
  );
}
