import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownInvoice } from '#shared/invoices/invoice.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { invoicePaper, useInvoiceActs } from '../api/invoice-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { ReplaceForm } from './replace-form.tsx';

type InvoiceQuestion = 'cancel' | 'correct' | 'replace';

/** Actions that the user may take on an invoice in its current state. */
export function InvoiceActs({ invoice }: { invoice: ShownInvoice }) {
  const { t } = useTranslation('invoices');
  const { vnd } = useFormat();
  const navigate = useNavigate();
  const acts = useInvoiceActs();
  const { ask, dialog } = useConfirm();
  const [asking, setAsking] = useState<InvoiceQuestion>();
  const { id, work } = invoice;
  const may = work?.may;
  const open = (next: string) => void navigate({ to: '/admin/reports/invoices/$id', params: { id: next } });
  const issue = async () => {
    const agreed = await ask({
      title: t('issue.title', { total: vnd(invoice.total) }),
      consequence: t('issue.consequence'),
      confirmText: t('issue.act'),
      failedTitle: t('issue.failed'),
      act: () => acts.issue(id),
    });
    if (agreed) toast.success(t('issue.done'));
  };
  const send = async () => {
    const agreed = await ask({
      title: t('send.title'),
      consequence: t('send.consequence'),
      confirmText: t('send.act'),
      failedTitle: t('send.failed'),
      act: () => acts.send(id),
    });
    if (agreed) toast.success(t('send.done'));
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
      {may?.send && (
        <Button variant="primary" onClick={() => void send()}>
          {t('send.act')}
        </Button>
      )}
      {may?.issue && (
        <Button variant="primary" onClick={() => void issue()}>
          {t('issue.act')}
        </Button>
      )}
      {(asking === 'cancel' || asking === 'correct') && (
        <ReasonForm
          invoice={invoice}
          of={asking}
          onClose={() => setAsking(undefined)}
          onDone={(next) => {
            setAsking(undefined);
            if (next !== id) open(next);
          }}
        />
      )}
      {asking === 'replace' && (
        <ReplaceForm
          invoice={invoice}
          onClose={() => setAsking(undefined)}
          onDone={(next) => {
            setAsking(undefined);
            open(next);
          }}
        />
      )}
      {dialog}
    </div>
  );
}
