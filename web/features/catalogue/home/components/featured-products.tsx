import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { featuredProductsQuery } from '../api/home-queries.ts';
import { ProductCard } from '../../products/components/product-card.tsx';
import { HomeList, HomeSection } from './home-section.tsx';
import { featuredColumns, FeaturedSkeletons } from './home-skeletons.tsx';

/** Shows eight products chosen by the shop. */
export default function FeaturedProducts() {
  const { t } = useTranslation('home');
  const query = useQuery(featuredProductsQuery);
  const heading = { title: t('featured.title'), lead: t('featured.lead') };
  return (
    <HomeList query={query} skeleton={<FeaturedSkeletons />} {...heading}>
      {(products) => (
        <HomeSection {...heading}>
          <ul className={featuredColumns}>
            {products.map((product) => (
              <li key={product.id} className="grid">
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
    </HomeList>
  );
}
