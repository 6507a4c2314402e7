import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Share2 } from 'lucide-react';
import type { Product } from '#shared/catalogue/product.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { marketMarks, PaymentMarks } from '#web/ui/data/payment-marks.tsx';
import { useBottomBar } from '#web/ui/hooks/use-bottom-bar.ts';
import { type PressedProduct, useProductActions } from '#web/platform/product-actions.ts';
import { HeartButton } from '#web/ui/actions/heart-button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { sharePage } from '#web/platform/share-page.ts';
import { usePurchase, type LineAction, type Purchase } from '../hooks/use-purchase.ts';
import { useVariantChoice } from '../hooks/use-variant-choice.ts';
import { BuyBox } from './buy-box.tsx';
import { ComboContents } from './combo-contents.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHeading } from './product-heading.tsx';
import { ProductPrice } from './product-price.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { VariantPicker } from './variant-picker.tsx';
import { BuyActions } from './buy-actions.tsx';

export type ProductPageProps = {
  product: Product;
  crumbs: readonly Crumb[];
  /** True if the buyer is signed in. */
  member: boolean;
  onAdd: LineAction;
  onBuyNow: LineAction;
  onLogin: () => void;
  /** Renders the action for a sold-out variant. */
  restock: (variantId: string | undefined) => ReactNode;
  /** Renders the arrival date for a quantity of a variant. */
  delivery: (variantId: string | undefined, quantity: number) => ReactNode;
  /** The shop's vouchers that apply to the product. */
  vouchers: ReactNode;
  /** Content below: the business, the reviews, other products. */
  children: ReactNode;
};

/** Shows pictures on the left, facts in the middle, the buy box on the right, the rest below. */
export function ProductPage(props: ProductPageProps) {
  const { product, crumbs, member, onAdd, onBuyNow, onLogin, restock, delivery, vouchers, children } = props;
  const { t } = useTranslation('product');
  const choice = useVariantChoice(product.variants);
  const { variant, shown, isFrom } = choice;
  const purchase = usePurchase({ product, choice, onAdd, onBuyNow });
  return (
    <>
      <Breadcrumb className="overflow-hidden py-3" items={crumbs} />
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-6 xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)_19rem]">
        <ProductGallery product={product} picture={variant?.image} />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
          <ProductHeading
            product={product}
            actions={
              <>
                <ProductHeart product={product} />
                <ShareButton title={product.name} />
              </>
            }
          />
          <div className="max-sm:order-first">
            <ProductPrice product={product} variant={shown} isFrom={isFrom} member={member} />
          </div>
          {vouchers}
          <VariantPicker choice={choice} />
          {product.units && <UnitChoice units={product.units} productId={product.id} />}
          {product.type === 'combo' && product.contents && <ComboContents parts={product.contents} />}
          {product.shortDescription && (
            <p className="max-w-[65ch] text-pretty text-ink-2">{product.shortDescription}</p>
          )}
        </div>
        <div className="min-w-0 md:max-xl:col-start-2 xl:sticky xl:top-22">
          <BuyBox
            product={product}
            choice={choice}
            purchase={purchase}
            member={member}
            onLogin={onLogin}
            restock={restock(variant?.id)}
            delivery={delivery(shown?.id, purchase.quantity)}
          />
          <div className="mt-4 text-sm text-ink-2">
            <p aria-hidden>{t('payments')}</p>
            <PaymentMarks className="mt-2" show={marketMarks} label={t('payments')} />
          </div>
        </div>
      </div>
      <ProductDetails product={product} />
      {children}
      <BuyBar purchase={purchase} total={shown?.total ?? product.total} isFrom={isFrom} />
    </>
  );
}

/** `total`: price of one piece; `isFrom`: it is the lowest of several prices. */
type BuyBarProps = { purchase: Purchase; total: number; isFrom: boolean };

/** Shows the price and buttons on phones, always at the bottom of the screen. */
function BuyBar({ purchase, total, isFrom }: BuyBarProps) {
  const { t } = useTranslation('product');
  const bar = useBottomBar();
  return (
    <section ref={bar} aria-label={t('buy.title')} className={buyBarLook}>
      <BuyActions purchase={purchase} size="lg" />
      <p className="flex shrink-0 items-center font-bold whitespace-nowrap text-brand tabular-nums">
        <span className="sr-only">{t('price.total')} </span>
        {isFrom ? t('price.from', { price: formatVnd(total) }) : formatVnd(total)}
      </p>
    </section>
  );
}

const buyBarLook =
  'fixed inset-x-0 bottom-0 z-20 flex flex-row-reverse gap-2 border-t border-line bg-surface px-4 pt-2.5 ' +
  'pb-[calc(env(safe-area-inset-bottom)+0.625rem)] shadow-float md:hidden [&>button]:w-auto [&>button]:grow';

/** Shows a favourite button beside the product's name. */
function ProductHeart({ product }: { product: PressedProduct }) {
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

/** Opens the phone's share dialog if there is one; elsewhere it copies the address. */
function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation(['product', 'ui']);
  const share = () =>
    sharePage(
      { title, url: location.origin + location.pathname },
      { copied: t('ui:copy.done'), failed: t('ui:copy.failed') },
    );
  return (
    <IconButton
      className="pointer-coarse:size-11"
      label={t('share')}
      icon={<Share2 />}
      onClick={() => void share()}
    />
  );
}
