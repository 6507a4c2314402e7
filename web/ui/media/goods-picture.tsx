import { backgroundOf, grounds, ProductPicture } from './product-picture.tsx';

type Props = { image: string; ground: number; className?: string };

/** Shows a product's picture, small beside its name. Product pictures carry a margin of their own. */
export function GoodsPicture({ image, ground, className = 'w-16!' }: Props) {
  return (
    <ProductPicture
      src={image}
      alt=""
      ground={grounds.find((known) => known === ground) ?? backgroundOf(ground)}
      sizes="6rem"
      className={`shrink-0 self-start rounded-sm [&_img]:size-[84%]! ${className}`}
    />
  );
}
