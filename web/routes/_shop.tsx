import { createFileRoute } from '@tanstack/react-router';
import { ShopLayout } from '../layouts/shop/shop-layout.tsx';
import { ShopProductActions } from '../layouts/shop/shop-product-actions.tsx';

export const Route = createFileRoute('/_shop')({ component: Shop });

function Shop() {
  return (
    <ShopProductActions>
      <ShopLayout />
    </ShopProductActions>
  );
}
