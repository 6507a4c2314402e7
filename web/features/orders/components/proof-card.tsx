import { BadgeCheck, Mail, MailCheck, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import type { Order } from '#shared/orders/order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Problem } from '#web/ui/form/form-problem.tsx';
import { useConfirmOrder, useSendProofMail } from '../api/order-mutations.ts';
import { PayButton } from './pay-button.tsx';

const CorrectEmail = lazyPiece(async () => (await import('./correct-email-dialog.tsx')).default, {
  giveUp: ({ onClose }) => onClose(),
});

type Props = {
  order: Order;
  proof: GuestProof;
  /** True if found by the code alone, when the reader may not be the buyer. */
  masked: boolean;
};

/** A guest's cash order must be confirmed by the link in its mail; until then nobody prepares it. */
export function ProofCard({ order, proof, masked }: Props) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  const until = moment(order.unpaidUntil);
  const { email } = order.customer;
  const isLink = Boolean(proof.token) && !masked;
  return (
    <section
      aria-labelledby="proof"
      className="flex flex-wrap items-start gap-x-4 gap-y-3.5 rounded-md border border-gold/35 bg-gold-soft px-4 py-4 sm:px-5"
    >
      <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-gold max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="proof" className="text-base font-bold">
          {isLink ? t('proof.linkTitle') : t('proof.title')}
        </h2>
        <p className="mt-1 text-sm text-pretty wrap-anywhere">
          {isLink ? t('proof.link', { until }) : t('proof.mail', { email, until })}
        </p>
        {isLink && <ByLink order={order} proof={proof} />}
        {!isLink && !masked && <ByMail order={order} proof={proof} />}
      </div>
    </section>
  );
}

const tall = 'max-sm:h-11';
const row = 'mt-3.5 flex flex-wrap gap-2.5 [&>*]:max-sm:grow';

function ByLink({ order, proof }: Omit<Props, 'masked'>) {
  const { t } = useTranslation('orders');
  const confirm = useConfirmOrder(order.id, proof);
  const press = () =>
    void confirm.mutateAsync().then(
      // This card is unmounted by then, so the mutation's own callbacks would not run.
      () => toast.success(t('proof.done')),
      () => undefined,
    );
  return (
    <>
      <p className={row}>
        <Button
          variant="primary"
          icon={<BadgeCheck />}
          className={tall}
          loading={confirm.isPending}
          loadingText={t('proof.confirming')}
          onClick={press}
        >
          {t('proof.confirm')}
        </Button>
        <PayAhead order={order} proof={proof} />
      </p>
      {confirm.error && <Problem error={confirm.error} className="mt-4" />}
    </>
  );
}

function ByMail({ order, proof }: Omit<Props, 'masked'>) {
  const { t } = useTranslation('orders');
  const send = useSendProofMail(order.id, proof);
  const [corrects, setCorrects] = useState(false);
  return (
    <>
      <p className={row}>
        {!send.isSuccess && (
          <Button
            icon={<Mail />}
            className={tall}
            loading={send.isPending}
            loadingText={t('guest.sending')}
            onClick={() => send.mutate()}
          >
            {t('proof.resend')}
          </Button>
        )}
        <Button icon={<Pencil />} className={tall} aria-haspopup="dialog" onClick={() => setCorrects(true)}>
          {t('proof.correct')}
        </Button>
        <PayAhead order={order} proof={proof} />
      </p>
      {corrects && <CorrectEmail order={order} proof={proof} onClose={() => setCorrects(false)} />}
      <p role="status" className="mt-3 text-sm font-medium text-jade empty:hidden">
        {send.data?.message}
      </p>
      {send.error && <Problem error={send.error} className="mt-4" />}
    </>
  );
}

/** Paying in advance confirms the order just like the link. */
function PayAhead({ order: { id }, proof }: Omit<Props, 'masked'>): ReactNode {
  const { t } = useTranslation('orders');
  const ahead = { id, paymentId: null, paymentMethod: 'transfer', paymentProvider: 'vietqr' } as const;
  return (
    <PayButton order={ahead} asker={{ kind: 'guest', proof }} variant="secondary" className={tall}>
      {t('proof.payAhead')}
    </PayButton>
  );
}
