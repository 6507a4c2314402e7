import { useTranslation } from 'react-i18next';
import { type PressedProduct, useProductActions } from '#web/platform/product-actions.ts';
import { HeartButton } from '#web/ui/actions/heart-button.tsx';

/** Shows a favourite button beside the product's name. */
export function ProductHeart({ product }: { product: PressedProduct }) {
  const { t } = useTranslation('actions');
  const actions = useProductActions();
  if (!actions) return null;
  const pressed = actions.isFavorite(product.id);
  return (
    <HeartButton
      className="hover:bg-hover"
      label={t(pressed ? 'favorite.remove' : 'favorite.add', { name: product.name })}
      pressed={pressed}
      onPress={() => actions.toggleFavorite(product)}
    />
  );
}
