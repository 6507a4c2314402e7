import { useId, type ReactNode } from 'react';
import type { ProductCard as Product } from '#shared/catalogue/product.ts';
import { useRowInParts } from '../hooks/use-row-in-parts.ts';
import { useRow } from '../hooks/use-row.ts';
import { ProductCard } from './product-card.tsx';

type Props = { title: string; lead?: ReactNode; products: readonly Product[]; eager?: boolean };

export function ProductStrip({ title, lead, products, eager }: Props) {
  const id = useId();
  const drawn = useRowInParts(products.length);
  const { row, fade } = useRow(drawn);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {lead && <p className="text-sm text-ink-2">{lead}</p>}
      <ul
        ref={row}
        className={`mt-3 -mb-3 flex snap-x scroll-px-4 gap-3 overflow-x-auto pb-3 [scrollbar-width:thin] max-md:-mx-4 max-md:px-4 sm:gap-4 ${fade}`}
      >
        {products.slice(0, drawn).map((product, index) => (
          <li key={product.id} className="grid w-40 shrink-0 snap-start sm:w-50">
            <ProductCard product={product} eager={eager && index < 5} />
          </li>
        ))}
      </ul>
    </section>
  );
}
