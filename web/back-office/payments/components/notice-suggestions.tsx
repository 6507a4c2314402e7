import { useTranslation } from 'react-i18next';
import { isUsedByOrder } from '#shared/payments/notice-choices.ts';
import {
  CountDraft,
  type CountPreview,
  getNotice,
  type MoneySuggestion,
  type StaffNotice,
} from '#shared/payments/notices.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useDecision } from '../api/payment-queries.ts';

/** Orders that the amount may be for, each with the reasons. A press counts it after showing the effect. */
export function NoticeSuggestions({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const { decide, questionFor } = useCount(notice);
  const { ask, dialog } = useConfirm();
  const count = async (order: MoneySuggestion) => {
    const agreed = await ask({
      ...questionFor(order),
      failedTitle: t('count.failed'),
      act: () => decide({ kind: 'count', order: order.id, reason: '' }),
    });
    if (agreed) toast.success(t('count.done', { code: order.code }));
  };
  return (
    <>
      {notice.suggestions.length === 0 && <p className="text-sm text-ink-2">{t('inbox.noSuggestions')}</p>}
      <ul className="divide-y divide-line">
        {notice.suggestions.map((order, place) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <Suggested order={order} />
            <Button
              size="sm"
              variant={place === 0 && isUsedByOrder(order.effect.kind) ? 'primary' : 'secondary'}
              className="max-sm:w-full"
              aria-label={t('count.for', { code: order.code })}
              onClick={() => void count(order)}
            >
              {t('count.act')}
            </Button>
          </li>
        ))}
      </ul>
      <DialogButton
        size="sm"
        variant="ghost"
        className="mt-2"
        dialog={(onClose) => <CountForm notice={notice} onClose={onClose} />}
      >
        {t('count.other')}
      </DialogButton>
      {dialog}
    </>
  );
}

/** Counts an amount for an order: the decision, and the question before it with amount, order and effect. */
function useCount(notice: StaffNotice) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const decide = useDecision(notice);
  const questionFor = ({ code, effect: { kind, amount } }: Pick<CountPreview, 'code' | 'effect'>) => ({
    title: t('count.title', { amount: vnd(notice.amount), code }),
    consequence: t(`count.effect.${kind}`, { amount: vnd(amount) }),
    confirmText: t('count.act'),
  });
  return { decide, questionFor };
}

type Props = { notice: StaffNotice; onClose: () => void };

/** Counts an amount for an order that was not suggested, found by code; previews the effect first. */
export function CountForm({ notice, onClose }: Props) {
  const { t } = useTranslation('money');
  const { decide, questionFor } = useCount(notice);
  const { ask, dialog } = useConfirm();
  const previewOf = async (order: string) => {
    try {
      const { preview } = await call(getNotice, { params: { id: notice.id }, query: { order } });
      return preview;
    } catch (failure) {
      form.setError('order', { type: 'server', message: messageOf(failure) }, { shouldFocus: true });
      return undefined;
    }
  };
  const form = useContractForm(CountDraft, {
    values: { order: '', reason: '' },
    agree: async ({ order }) => {
      const preview = await previewOf(order);
      return preview !== undefined && (await ask(questionFor(preview)));
    },
    send: async (draft) => {
      const after = await decide({ kind: 'count', ...draft });
      // The toast is shown here, because counted money has no suggestions: this form unmounts before `onDone`
      // runs.
      toast.success(t('count.done', { code: after.order?.code ?? '' }));
      return after;
    },
    onDone: onClose,
  });
  return (
    <>
      <FormDialog
        form={form}
        texts={{ ns: 'money', at: 'countForm' }}
        title={t('countForm.title')}
        submit={t('countForm.submit')}
        sending={t('countForm.sending')}
        onClose={onClose}
      >
        <TextField name="order" required autoCapitalize="characters" />
        <TextAreaField name="reason" most={300} />
      </FormDialog>
      {dialog}
    </>
  );
}

function Suggested({ order }: { order: MoneySuggestion }) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  const { kind, amount } = order.effect;
  return (
    <div className="min-w-0 grow text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold tabular-nums">{order.code}</span>
        {order.reasons.map((reason) => (
          <Badge key={reason} tone={reason === 'time' ? 'neutral' : 'jade'}>
            {t(`because.${reason}`)}
          </Badge>
        ))}
      </p>
      <p className="text-ink-2">{[order.customer, moment(order.createdAt)].filter(Boolean).join(' · ')}</p>
      <p className="tabular-nums">
        {t('inbox.due', { amount: vnd(order.missing) })}
        {order.difference !== 0 && (
          <span className="font-semibold text-gold">
            {` · ${t(order.difference < 0 ? 'inbox.short' : 'inbox.over', { amount: vnd(Math.abs(order.difference)) })}`}
          </span>
        )}
      </p>
      <p className={kind === 'pays' || kind === 'deposit' ? 'text-jade' : 'text-gold'}>
        {t(`count.effect.${kind}`, { amount: vnd(amount) })}
      </p>
    </div>
  );
}
