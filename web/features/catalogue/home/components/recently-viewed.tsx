import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { Price } from '#web/ui/data/price.tsx';
import { backgroundFor } from '../../products/rules/product-appearance.ts';
import {
  forgetViewed,
  useRecentlyViewed,
  type ViewedProduct,
} from '../../products/hooks/use-recently-viewed.ts';
import { Scroller } from './scroller.tsx';

/** Shows recently viewed products stored in this browser, with a button to delete them. */
export default function RecentlyViewed() {
  const { t } = useTranslation('home');
  const products = useRecentlyViewed();
  if (products.length === 0) return null;
  return (
    <Scroller
      title={t('viewed.title')}
      action={
        <Button variant="ghost" size="sm" className="max-md:min-h-11" onClick={forgetViewed}>
          {t('viewed.forget')}
        </Button>
      }
    >
      {products.map((product) => (
        <li key={product.slug} className="w-28 shrink-0 snap-start sm:w-34">
          <ViewedCard product={product} />
        </li>
      ))}
    </Scroller>
  );
}

function ViewedCard({ product: { slug, name, image, ground, total } }: { product: ViewedProduct }) {
  return (
    <Link
      to="/e-commerce/product/$slug"
      params={{ slug }}
      className="group block h-full rounded-md text-sm leading-5"
    >
      <ProductPicture
        src={image}
        alt=""
        ground={backgroundFor(ground)}
        sizes="9rem"
        className="rounded-md [&_img]:size-[84%]!"
      />
      <span className="mt-2 line-clamp-2 min-h-10 group-hover:underline">{name}</span>
      <Price amount={total} className="mt-0.5 [&>span]:text-sm" />
    </Link>
  );
}
