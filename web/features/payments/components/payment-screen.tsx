import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { paymentQuery } from '../api/payment-queries.ts';
import type { Payer, PaymentSearch } from '../rules/payer.ts';
import { AskProof } from './ask-proof.tsx';
import { PaymentPage } from './payment-page.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';

type Props = { id: string; payer: Payer | undefined; search: PaymentSearch };

/** Shows the payment page for readers who may see it; all others are asked for a proof. */
export function PaymentScreen({ payer, ...props }: Props) {
  return payer ? <Known {...props} payer={payer} /> : <AskProof notFound={false} />;
}

function Known({ id, payer, search }: Props & { payer: Payer }) {
  const { t } = useTranslation('payments');
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(id, payer));
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
  return (
    <ErrorState
      title={t('failed')}
      message={messageOf(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
