import { Link } from '@tanstack/react-router';
import type { CartItem } from '#shared/cart/cart.ts';
import { backgroundOf, grounds, ProductPicture } from '#web/ui/media/product-picture.tsx';

type Props = { product: Pick<CartItem['product'], 'image' | 'thumbnail' | 'ground'>; className?: string };

/** Size of product pictures, which carry a margin of their own. */
const fill = '[&_img]:size-[84%]!';

export function LinePicture({ product: { image, thumbnail, ground }, className = '' }: Props) {
  return (
    <ProductPicture
      src={image || thumbnail}
      alt=""
      ground={grounds.find((known) => known === ground) ?? backgroundOf(ground)}
      sizes="6rem"
      className={`shrink-0 rounded-sm ${fill} ${className}`}
    />
  );
}

/** Shows the product's name, linked to its page if it still has one. */
export function LineName({ item, className }: { item: CartItem; className: string }) {
  const { slug, name } = item.product;
  if (!slug || item.state === 'unavailable') return <p className={className}>{name}</p>;
  return (
    <p className={className}>
      <Link
        to="/e-commerce/product/$slug"
        params={{ slug }}
        className="rounded-xs hover:text-brand hover:underline"
      >
        {name}
      </Link>
    </p>
  );
}
