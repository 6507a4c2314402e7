import { useTranslation } from 'react-i18next';
import type { Business } from '#shared/catalogue/maker.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import type { ProductSearch } from '../../listing/rules/product-search.ts';
import type { OnSearch } from '../../listing/components/product-browser.tsx';
import { Departments } from './departments.tsx';
import { MakerBanner } from './maker-banner.tsx';
import { MakerGoods } from './maker-goods.tsx';

type Props = { business: Business; search: ProductSearch; onSearch: OnSearch };

export function BusinessPage({ business, search, onSearch }: Props) {
  const { t } = useTranslation(['listing', 'catalogue']);
  const { id, name, logo, verified, province, categories } = business;
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[
          { label: t('catalogue:home'), to: '/e-commerce' },
          { label: t('makers.title'), to: '/e-commerce/businesses' },
          { label: name },
        ]}
      />
      <MakerBanner maker={business} logo={logo} verified={verified} place={province}>
        <Departments
          categories={categories}
          search={search}
          onChange={(change) => onSearch({ ...search, page: undefined, ...change }, true)}
        />
      </MakerBanner>
      <MakerGoods key={id} name={name} search={search} onSearch={onSearch} fixed={{ businessId: id }} />
    </>
  );
}
