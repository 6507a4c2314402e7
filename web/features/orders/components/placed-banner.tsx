import { PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { Order } from '#shared/orders/order.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import type { OrderAsker } from '../rules/order-asker.ts';
import { PayButton } from './pay-button.tsx';

/** Shows a thank-you message right after an order, with the next steps. */
export function PlacedBanner({ order, asker }: { order: Order; asker: OrderAsker }) {
  const { t } = useTranslation('orders');
  const awaits = paymentDeadlineOf(order);
  const waits = awaits === 'money';
  return (
    <section
      aria-labelledby="placed"
      className="flex flex-col items-center rounded-lg border border-jade/30 bg-jade-soft px-5 py-8 text-center sm:py-10"
    >
      <span
        aria-hidden
        className="flex size-16 items-center justify-center rounded-full bg-surface text-jade"
      >
        <PartyPopper className="size-7 stroke-[1.75]" />
      </span>
      <h2 id="placed" className="mt-4 text-xl font-bold text-balance sm:text-2xl">
        {t('placed.title')}
      </h2>
      <p className="mt-1.5 max-w-[52ch] text-pretty wrap-anywhere text-ink-2">
        {awaits === 'proof'
          ? t('placed.prove')
          : `${t('placed.lead', { email: order.customer.email })} ${waits ? t('placed.pay') : ''}`}
      </p>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-2">
        {t('placed.code')}
        <CopyButton value={order.code} label={t('detail.copy')} className="bg-surface max-sm:min-h-11">
          <span className="text-base font-bold tabular-nums">{order.code}</span>
        </CopyButton>
      </p>
      {asker.kind === 'guest' && (
        <p className="mt-3 max-w-[52ch] text-sm text-pretty text-ink-2">{t('placed.keep')}</p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">
        {waits && <PayButton order={order} asker={asker} size="lg" />}
        <ButtonLink to="/e-commerce" size={waits ? 'lg' : 'md'} className="max-sm:min-h-11">
          {t('placed.more')}
        </ButtonLink>
      </div>
    </section>
  );
}
