import type { ProductCard as Product } from '#shared/catalogue/product.ts';
import type { View } from '../hooks/use-view.ts';
import { ProductCard, ProductRow } from './product-card.tsx';
import { collectionLayout, type Columns } from './product-skeletons.tsx';

type Props = { products: readonly Product[]; view: View; width?: Columns };

/** Number of products in the first rows, whose pictures load eagerly. */
const eagerCount = 5;

export function ProductCollection({ products, view, width = 'wide' }: Props) {
  const Item = view === 'list' ? ProductRow : ProductCard;
  return (
    <ul className={collectionLayout(view, width)}>
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <Item product={product} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
