import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { piecesOf, refundOf, type ReturnDraft } from '../rules/return-draft.ts';

type Props = {
  order: Order;
  draft: ReturnDraft;
  pictures: { sending: boolean; failed: boolean };
  sending: boolean;
  error: unknown;
  onSubmit: () => void;
};

/** How many pieces, what goes back for them, and the button that asks for it. */
export function ReturnSummary({ order, draft, pictures, sending, error, onSubmit }: Props) {
  const { t } = useTranslation(['returns', 'common']);
  const pieces = piecesOf(draft);
  const isRefund = draft.resolution === 'refund';
  const problem = pictures.failed
    ? t('request.picturesFailed')
    : error
      ? (messageOf(error) ?? t('common:error.hint'))
      : undefined;
  return (
    <Card floating className="space-y-4 lg:sticky lg:top-24">
      <h2 className="text-base font-bold">{t('request.summary')}</h2>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-sm text-ink-2">
          {pieces > 0 ? t('request.chosen', { count: pieces }) : t('request.none')}
        </span>
        {!isRefund && <span className="font-semibold">{t('resolution.exchange')}</span>}
      </p>
      {isRefund && (
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
          <span className="font-bold">{t('request.refund')}</span>
          <span aria-live="polite" className="text-xl font-bold text-brand tabular-nums">
            {formatVnd(refundOf(order, draft))}
          </span>
        </p>
      )}
      <p className="text-xs text-ink-2">{t(isRefund ? 'request.refundHint' : 'request.exchangeHint')}</p>
      {problem && (
        <p
          role="alert"
          className="rounded-md border border-danger/40 bg-danger-soft px-4 py-3 text-sm font-medium text-danger"
        >
          {problem}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        loading={sending || pictures.sending}
        loadingText={t(sending ? 'request.sending' : 'request.waitPictures')}
        onClick={onSubmit}
      >
        {t('request.submit')}
      </Button>
    </Card>
  );
}
