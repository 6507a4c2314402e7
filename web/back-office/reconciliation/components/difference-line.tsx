import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Difference } from '#shared/reconciliation/reconciliation.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';

type Props = { difference: Difference; onExplain: () => void; onTakeBack: () => void };

const linkLook = 'text-brand hover:underline';

/** Shows one difference: what each side says, a link to check it, and the explanation if there is one. */
export function DifferenceLine({ difference, onExplain, onTakeBack }: Props) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  const { kind, theirs, ours, reference, words, explained } = difference;
  const about = [reference, words].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{t(`difference.${kind}`)}</p>
        <p className="tabular-nums">
          {[
            theirs !== null && t('reconciliation.theirs', { amount: vnd(theirs) }),
            ours !== null && t('reconciliation.ours', { amount: vnd(ours) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="wrap-anywhere text-ink-2">{about}</p>
        <Where difference={difference} />
        {explained && (
          <p className="mt-1 wrap-anywhere text-jade">
            {[explained.reason, explained.by, moment(explained.at)].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {explained ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('reconciliation.takeBackOf', { about: reference })}
          onClick={onTakeBack}
        >
          {t('reconciliation.takeBack')}
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={t('reconciliation.explainOf', { about: reference })}
          onClick={onExplain}
        >
          {t('reconciliation.explain')}
        </Button>
      )}
    </li>
  );
}

function Where({ difference: { noticeId, paymentId, refundId } }: Pick<Props, 'difference'>) {
  const { t } = useTranslation('money');
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {noticeId && (
        <Link to="/admin/payments/inbox/$id" params={{ id: noticeId }} className={linkLook}>
          {t('refunds.openMoney')}
        </Link>
      )}
      {paymentId && (
        <Link to="/admin/payments/$id" params={{ id: paymentId }} className={linkLook}>
          {t('refunds.openPayment')}
        </Link>
      )}
      {refundId && (
        <Link to="/admin/e-commerce/returns/refunds" search={{ refund: refundId }} className={linkLook}>
          {t('reconciliation.openRefund')}
        </Link>
      )}
    </p>
  );
}
