import type { UseQueryResult } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  maxNoteLetters,
  noteOrder,
  OrderNoteDraft,
  type OrderTimeline,
} from '#shared/orders/order-desk.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';

type Props = { orderId: string; story: UseQueryResult<OrderTimeline> };

/** Internal notes of staff on an order; the buyer never sees them. */
export function OrderNotes({ orderId, story }: Props) {
  const { t } = useTranslation('staffOrders');
  const { ago } = useFormat();
  const notes = story.data?.notes ?? [];
  return (
    <Card>
      <CardHeader
        title={t('notes.title')}
        hint={t('notes.hint')}
        action={
          <DialogButton
            size="sm"
            icon={<StickyNote />}
            dialog={(onClose) => <NoteForm orderId={orderId} onClose={onClose} />}
          >
            {t('notes.add')}
          </DialogButton>
        }
      />
      {story.data && notes.length === 0 && (
        <EmptyState size="sm" icon={<StickyNote />} title={t('notes.empty')} />
      )}
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="py-3 text-sm first:pt-0 last:pb-0">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="mt-1 text-xs text-ink-2">
              {note.by.fullName ?? t('gone')} · <time dateTime={note.at}>{ago(note.at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoteForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation('staffOrders');
  const noting = useAct(noteOrder, { done: t('notes.saved') });
  const form = useContractForm(OrderNoteDraft, {
    values: { text: '' },
    send: ({ text }, clientRequestId) =>
      noting.send({ params: { id: orderId }, body: { text, clientRequestId } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffOrders', at: 'notes.form' }}
      title={t('notes.add')}
      submit={t('notes.form.save')}
      sending={t('notes.form.saving')}
      onClose={onClose}
    >
      <TextAreaField name="text" required rows={4} most={maxNoteLetters} counted />
    </FormDialog>
  );
}
