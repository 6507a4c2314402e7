import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { formatVnd } from '#shared/values/money.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Spinner } from '#web/ui/actions/spinner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useBottomBar } from '#web/ui/hooks/use-bottom-bar.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { CheckoutEmpty } from './checkout-empty.tsx';
import { columns } from './checkout-look.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { GoodsSection } from './goods-section.tsx';
import type { LineActs } from './obstacle-line.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlaceButton } from './place-button.tsx';

const ChangedDialog = lazyPiece(async () => (await import('./changed-dialog.tsx')).default, {
  giveUp: ({ onDecline }) => onDecline(),
});

const PlacedBeforeDialog = lazyPiece(async () => (await import('./placed-before-dialog.tsx')).default, {
  giveUp: ({ onView }) => onView(),
});

/** Content from other features that the page shows. */
type Parts = {
  addressBook: ReactNode;
  placeFields: ReactNode;
  provincePick: ReactNode;
  vouchers: ReactNode;
  /** A member's saved invoice recipients, if an invoice is wanted. */
  invoiceProfiles: ReactNode;
};

type Props = {
  checkout: Checkout;
  cart: readonly CartItem[];
  acts: LineActs;
  parts: Parts;
  onLogin: () => void;
};

/** Shows the checkout on one page: steps on the left, summary on the right. */
export function CheckoutPage(props: Props) {
  const { hasPlacedBefore, viewPlaced, stay } = props.checkout;
  return (
    <>
      <Faces {...props} />
      {hasPlacedBefore && <PlacedBeforeDialog onView={viewPlaced} onStay={stay} />}
    </>
  );
}

function Faces({ checkout, cart, acts, parts, onLogin }: Props) {
  const { counting, isResuming, isSent, isPlacing, attempts, problems } = checkout;
  const page = useRef<HTMLDivElement>(null);
  useFirstProblem(page, attempts);
  if (isResuming) return <Resuming />;
  if (counting.isEmpty && !isSent) return <CheckoutEmpty />;
  // The cart is gone, so the order may have been placed; no quote is possible any more.
  if (counting.isEmpty && !counting.quote)
    return isPlacing ? <Resuming /> : <Unanswered checkout={checkout} />;
  if (!counting.quote && counting.failed) return <NotCounted checkout={checkout} />;
  return (
    <div ref={page}>
      <div className={columns}>
        <div className="min-w-0 space-y-4 sm:space-y-5">
          <Notes checkout={checkout} hasProblems={Object.keys(problems).length > 0} />
          <ContactSection checkout={checkout} onLogin={onLogin} />
          <DeliverySection
            checkout={checkout}
            addressBook={parts.addressBook}
            placeFields={parts.placeFields}
            provincePick={parts.provincePick}
          />
          <GoodsSection checkout={checkout} cart={cart} acts={acts} />
          <PaymentSection checkout={checkout} />
          <ExtrasSection checkout={checkout} invoiceProfiles={parts.invoiceProfiles} />
        </div>
        <aside className="lg:sticky lg:top-22">
          <OrderSummary checkout={checkout} vouchers={parts.vouchers} />
        </aside>
      </div>
      <PlaceBar checkout={checkout} />
      {checkout.changed && (
        <ChangedDialog {...checkout.changed} onAccept={checkout.accept} onDecline={checkout.decline} />
      )}
    </div>
  );
}

function Notes({ checkout, hasProblems }: { checkout: Checkout; hasProblems: boolean }) {
  const { t } = useTranslation('checkout');
  const { withoutVouchers, failed, problem } = checkout.counting;
  return (
    <>
      {hasProblems && <Notice title={t('incomplete')} />}
      {withoutVouchers && (
        <Notice tone="gold" title={t('vouchers.refused')}>
          {withoutVouchers}
        </Notice>
      )}
      {failed && !checkout.isSent && <Notice title={t('quote.failed')}>{problem}</Notice>}
    </>
  );
}

function NotCounted({ checkout: { counting } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  return (
    <ErrorState title={t('quote.failed')} message={counting.problem} onRetry={() => void counting.again()} />
  );
}

function Unanswered({ checkout: { failure, askAgain } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  return (
    <ErrorState
      title={t('summary.unanswered')}
      message={`${failure?.message ?? ''} ${t('summary.onlyOnce')}`.trim()}
      onRetry={askAgain}
    />
  );
}

function Resuming() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <p role="status" className="mb-4 flex items-center gap-2.5 font-medium">
        <Spinner />
        {t('resuming')}
      </p>
      <CheckoutSkeleton />
    </>
  );
}

/** Scrolls to the first incomplete field and focuses it, after a click with missing data. */
function useFirstProblem(page: React.RefObject<HTMLDivElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return;
    // Fields of other features mark themselves in the same turn, after this effect.
    const timer = setTimeout(() => {
      const first = page.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
      first?.scrollIntoView({ block: 'center' });
      const box = first?.matches('input') ? first : first?.querySelector<HTMLElement>(boxes);
      box?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [attempts, page]);
}

/** Selector of the first empty field in a group. */
const boxes = 'input:placeholder-shown:enabled, [role="radio"]';

/** Shows the total and order button on phones, fixed at the bottom edge. */
function PlaceBar({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { quote, shippingKnown } = checkout.counting;
  const bar = useBottomBar();
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 -mx-4 mt-6 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] shadow-float md:-mx-6 md:px-6 lg:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="leading-tight">
          <span className="block text-xs text-ink-2">
            {t(shippingKnown ? 'summary.total' : 'summary.totalSoFar')}
          </span>
          <span className="text-lg font-bold text-brand tabular-nums">
            {quote ? formatVnd(quote.total) : '…'}
          </span>
        </p>
        <PlaceButton checkout={checkout} size="lg" short className="min-w-40" />
      </div>
    </div>
  );
}
