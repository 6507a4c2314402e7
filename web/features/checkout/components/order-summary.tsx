import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { piecesOf } from '../rules/order-lines.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { PlaceButton } from './place-button.tsx';

/** Shows the totals of the order. Every figure comes from the server. */
export function OrderSummary({ checkout, vouchers }: { checkout: Checkout; vouchers: ReactNode }) {
  const { t } = useTranslation('checkout');
  const { failure } = checkout;
  const outOf = checkout.counting.quote?.issues.map(({ name }) => name) ?? [];
  return (
    <Card floating padded={false} className="p-5 sm:p-6">
      <h2 className="text-lg font-bold">{t('summary.title')}</h2>
      <Figures checkout={checkout} vouchers={vouchers} />
      {failure && <Failure message={failure.message} isKnown={!checkout.isSent} outOf={outOf} />}
      <PlaceButton checkout={checkout} size="lg" className="mt-5 w-full max-lg:hidden" />
      <p className="mt-4 flex gap-2.5 text-xs text-pretty text-ink-2">
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-jade" />
        <span>
          {t('summary.terms')} <PolicyLink policy="returns" /> · <PolicyLink policy="privacy" />
        </span>
      </p>
    </Card>
  );
}

type FailureProps = { message: string; isKnown: boolean; outOf: readonly string[] };

/** Says why the order failed and what blocks it, or that the result is unknown; scrolls into view. */
function Failure({ message, isKnown, outOf }: FailureProps) {
  const { t } = useTranslation('checkout');
  const place = useRef<HTMLDivElement>(null);
  // The block body avoids returning a value: newer browsers return a promise from `scrollIntoView`, which is no
  // cleanup function.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="scroll-mb-28 pt-4">
      <Notice title={t(isKnown ? 'summary.failed' : 'summary.unanswered')}>
        {message} {!isKnown && t('summary.onlyOnce')}
        {outOf.length > 0 && <p className="mt-1">{t('summary.outOf', { names: outOf.join(', ') })}</p>}
      </Notice>
    </div>
  );
}

function PolicyLink({ policy }: { policy: 'returns' | 'privacy' }) {
  const { t } = useTranslation('checkout');
  return (
    <Link
      to="/e-commerce/policies/$policy"
      params={{ policy }}
      target="_blank"
      className="rounded-xs font-medium text-ink underline underline-offset-2 hover:text-brand"
    >
      {t(`policy.${policy}`)}
    </Link>
  );
}

function Figures({ checkout: { counting }, vouchers }: { checkout: Checkout; vouchers: ReactNode }) {
  const { t } = useTranslation('checkout');
  const { quote, isCounting, shippingKnown } = counting;
  if (!quote)
    return (
      <div className="mt-4 space-y-3.5">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
    );
  const { subtotal, tax, shippingFee, total, items } = quote;
  const fee = shippingFee > 0 ? formatVnd(shippingFee) : t('summary.free');
  return (
    <div aria-busy={isCounting || undefined} className="mt-4 tabular-nums">
      <dl className="space-y-2.5 text-sm">
        <Row label={t('summary.subtotal', { count: piecesOf(items) })} value={formatVnd(subtotal)} />
        {tax > 0 && <Row label={t('summary.tax')} value={formatVnd(tax)} quiet />}
        <Row
          label={t('summary.shipping')}
          value={shippingKnown ? fee : t('summary.shippingLater')}
          look={shippingKnown ? (shippingFee > 0 ? '' : 'font-semibold text-jade') : 'text-ink-2'}
        />
      </dl>
      <div className="mt-4 empty:hidden">{vouchers}</div>
      <dl className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-base font-bold text-pretty">
          {t(shippingKnown ? 'summary.total' : 'summary.totalSoFar')}
        </dt>
        <dd className="text-xl font-bold whitespace-nowrap text-brand" aria-live="polite">
          {formatVnd(total)}
        </dd>
      </dl>
    </div>
  );
}

type RowProps = { label: string; value: string; look?: string; quiet?: boolean };

function Row({ label, value, look = '', quiet }: RowProps) {
  return (
    <div className={clsx('flex justify-between gap-4', quiet && 'text-xs')}>
      <dt className="min-w-0 text-ink-2">{label}</dt>
      <dd className={clsx('shrink-0', quiet ? 'text-ink-2' : 'font-medium', look)}>{value}</dd>
    </div>
  );
}
