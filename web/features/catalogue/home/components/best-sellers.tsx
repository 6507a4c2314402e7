import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard as Product } from '#shared/catalogue/product.ts';
import { bestSellingQuery } from '../api/home-queries.ts';
import { ProductCard } from '../../products/components/product-card.tsx';
import { useRowInParts } from '../../products/hooks/use-row-in-parts.ts';
import { HomeList } from './home-section.tsx';
import { RowSkeletons } from './home-skeletons.tsx';
import { Scroller } from './scroller.tsx';
import { SeeAll } from './see-all.tsx';

export default function BestSellers() {
  const { t } = useTranslation('home');
  const query = useQuery(bestSellingQuery);
  const heading = {
    title: t('bestSellers.title'),
    lead: t('bestSellers.lead'),
    action: <SeeAll to="/e-commerce/product" search={{ sortBy: 'sold' }} label={t('bestSellers.all')} />,
  };
  return (
    <HomeList query={query} skeleton={<RowSkeletons />} {...heading}>
      {(products) => <Row products={products} {...heading} />}
    </HomeList>
  );
}

type RowProps = { title: string; lead: string; action: ReactNode; products: readonly Product[] };

function Row({ products, ...heading }: RowProps) {
  const drawn = useRowInParts(products.length);
  return (
    <Scroller {...heading}>
      {products.slice(0, drawn).map((product) => (
        <li key={product.id} className="grid w-40 shrink-0 snap-start sm:w-50">
          <ProductCard product={product} />
        </li>
      ))}
    </Scroller>
  );
}
