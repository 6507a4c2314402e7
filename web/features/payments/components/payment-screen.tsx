import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Search, ShieldCheck } from 'lucide-react';
import { isApiError } from '#web/platform/api/api-error.ts';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { paymentQuery } from '../api/payment-queries.ts';
import type { Payer, PaymentSearch } from '../rules/payer.ts';
import { PaymentPage } from './payment-page.tsx';

type Props = { id: string; payer: Payer | undefined; search: PaymentSearch };

/** Shows the payment page for readers who may see it; all others are asked for a proof. */
export function PaymentScreen({ payer, ...props }: Props) {
  return payer ? <Known {...props} payer={payer} /> : <AskProof notFound={false} />;
}

function Known({ id, payer, search }: Props & { payer: Payer }) {
  const { t } = useTranslation('payments');
  const query = useQuery(paymentQuery(id, payer));
  const { data, error } = query;
  if (data)
    return (
      <>
        <p className="-mt-3 mb-5 text-center text-ink-2 sm:-mt-4">{t('lead', { code: data.orderCode })}</p>
        {/* The key gives another payment attempt its own clock. */}
        <PaymentPage key={id} payment={data} payer={payer} fresh={search.fresh} returned={search.returned} />
      </>
    );
  if (!error) return <PaymentSkeleton />;
  if (
    isApiError(error, 'PAYMENT_NOT_FOUND', 'GUEST_PROOF_NEEDED') ||
    (isApiError(error) && error.status === 400)
  )
    return <AskProof notFound />;
  return <QueryError query={query} title={t('failed')} />;
}

/** Asks for a proof of a payment that is not the reader's: only the buyer's browser and mail open it. */
function AskProof({ notFound }: { notFound: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      icon={<ShieldCheck />}
      title={t(notFound ? 'proof.notFound' : 'proof.title')}
      hint={t('proof.text')}
      action={
        <>
          <ButtonLink to="/login">{t('proof.login')}</ButtonLink>
          <ButtonLink to="/e-commerce/orders/guest" variant="primary" icon={<Search />}>
            {t('proof.find')}
          </ButtonLink>
        </>
      }
    />
  );
}

function PaymentSkeleton() {
  return (
    <Loading className="mx-auto max-w-4xl">
      <Card padded={false} className="overflow-hidden">
        <div className="flex justify-between border-b border-line bg-sunken px-5 py-4 sm:px-7">
          <Skeleton className="h-12 w-36" />
          <Skeleton className="h-12 w-20" />
        </div>
        <div className="grid gap-6 p-5 sm:p-7 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-9">
          <Skeleton className="mx-auto aspect-square w-full max-w-68" />
          <div className="space-y-4">
            <Skeleton className="h-6 w-48" />
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} className="h-8 w-full" />
            ))}
          </div>
        </div>
      </Card>
    </Loading>
  );
}
