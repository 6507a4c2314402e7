import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceView } from '#shared/invoices/invoice.ts';
import { issueInvoice, sendInvoice } from '#shared/invoices/invoices.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { invoicePaper } from '../api/invoice-queries.ts';
import { ReasonForm, ReplaceForm } from './invoice-forms.tsx';

export function InvoiceActions({ invoice }: { invoice: InvoiceView }) {
  const { t } = useTranslation('invoices');
  const { vnd } = useFormat();
  const navigate = useNavigate();
  const steps = {
    issue: useAct(issueInvoice, { done: t('issue.done') }),
    send: useAct(sendInvoice, { done: t('send.done') }),
  };
  const { ask, dialog } = useConfirm();
  const [asking, setAsking] = useState<'cancel' | 'correct' | 'replace'>();
  const { id, total, work } = invoice;
  const may = work?.may;
  const take = (step: keyof typeof steps) =>
    ask({
      title: t(`${step}.title`, { total: vnd(total) }),
      consequence: t(`${step}.consequence`),
      confirmText: t(`${step}.act`),
      failedTitle: t(`${step}.failed`),
      act: () => steps[step].send({ params: { id } }),
    });
  const form = {
    invoice,
    onClose: () => setAsking(undefined),
    onDone: (next: string) => {
      setAsking(undefined);
      if (next !== id) void navigate({ to: '/admin/reports/invoices/$id', params: { id: next } });
    },
  };
  return (
    <div className="flex flex-wrap gap-3">
      <FileButton fetchFile={() => invoicePaper(id)} loadingText={t('file.making')} failed={t('file.failed')}>
        {t('file.pdf')}
      </FileButton>
      {may?.cancel && <Button onClick={() => setAsking('cancel')}>{t('cancel.act')}</Button>}
      {may?.replace && <Button onClick={() => setAsking('replace')}>{t('replace.act')}</Button>}
      {may?.correct && (
        <Button variant="primary" onClick={() => setAsking('correct')}>
          {t('correct.act')}
        </Button>
      )}
      {(['send', 'issue'] as const).map(
        (step) =>
          may?.[step] && (
            <Button key={step} variant="primary" onClick={() => void take(step)}>
              {t(`${step}.act`)}
            </Button>
          ),
      )}
      {asking === 'replace' && <ReplaceForm {...form} />}
      {(asking === 'cancel' || asking === 'correct') && <ReasonForm {...form} of={asking} />}
      {dialog}
    </div>
  );
}
