import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Order } from '#shared/orders/order.ts';
import type * as z from 'zod';
import type { FormPhase } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { ExistingResultLink } from '#web/ui/form/existing-result-link.tsx';
import { PicturesFailureNotice } from '#web/ui/form/picture-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { piecesOf, refundOf, type ReturnDraft } from '../rules/return-draft.ts';

type Props = {
  order: Order;
  form: Parameters<typeof FormProblem>[0]['form'] & {
    control: Control<ReturnDraft, unknown, z.output<typeof ReturnDraft>>;
    phase: FormPhase;
    made: string | undefined;
  };
  pictures: { sending: boolean; failed: boolean };
};

/** Shows the number of pieces, the expected refund, and the submit button. */
export function ReturnSummary({ order, form, pictures }: Props) {
  const { t } = useTranslation(['returns', 'form']);
  const [chosen, resolution] = useWatch({ control: form.control, name: ['pieces', 'resolution'] });
  const pieces = piecesOf(chosen);
  const isRefund = resolution === 'refund';
  const sending = form.phase === 'sending' || form.phase === 'saved';
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
            {formatVnd(refundOf(order, chosen))}
          </span>
        </p>
      )}
      <p className="text-xs text-ink-2">{t(isRefund ? 'request.refundHint' : 'request.exchangeHint')}</p>
      {pictures.failed ? (
        <PicturesFailureNotice />
      ) : (
        <FormProblem form={form}>{form.made && <ExistingResultLink to={form.made} />}</FormProblem>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={sending || pictures.sending}
        loadingText={sending ? t('request.sending') : t('form:pictures.wait')}
      >
        {t('request.submit')}
      </Button>
    </Card>
  );
}
