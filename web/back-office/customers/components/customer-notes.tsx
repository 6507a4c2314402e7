import { Pencil, Plus, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerLimits } from '#shared/customers/customer-choices.ts';
import type { Customer, CustomerNote } from '#shared/customers/customer.ts';
import {
  changeNote,
  deleteNote,
  getCustomer,
  NoteDraft,
  writeNote,
} from '#shared/customers/customers.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

/** Notes that staff wrote about a customer, newest first. */
export function CustomerNotes({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const [edited, setEdited] = useState<CustomerNote | 'new'>();
  const { notes, erasedAt } = customer;
  return (
    <Card>
      <CardHeader
        title={t('notes.title')}
        action={
          erasedAt === null && (
            <Button size="sm" icon={<Plus />} onClick={() => setEdited('new')}>
              {t('notes.add')}
            </Button>
          )
        }
      />
      {notes.length === 0 ? (
        <EmptyState size="sm" icon={<StickyNote />} title={t('notes.empty')} hint={t('notes.emptyHint')} />
      ) : (
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <Note key={note.id} customer={customer} note={note} onEdit={() => setEdited(note)} />
          ))}
        </ul>
      )}
      {edited && (
        <NoteForm
          customer={customer}
          note={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

type NoteProps = { customer: Customer; note: CustomerNote; onEdit: () => void };

function Note({ customer, note, onEdit }: NoteProps) {
  const { t } = useTranslation('customers');
  const { ago, moment } = useFormat();
  const removing = useAct(deleteNote);
  const { ask, dialog } = useConfirm();
  const remove = () =>
    ask({
      title: t('notes.remove'),
      consequence: t('notes.removeHint'),
      confirmText: t('notes.remove'),
      tone: 'danger',
      act: () => removing.send({ params: { id: customer.id, noteId: note.id } }),
    });
  return (
    <li className="flex items-start gap-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="mt-1 text-xs text-ink-2">
          {note.by.fullName ?? t('notes.gone')} · <time dateTime={note.at}>{ago(note.at)}</time>
          {note.editedAt && ` · ${t('notes.edited', { at: moment(note.editedAt) })}`}
        </p>
      </div>
      {customer.erasedAt === null && (
        <span className="flex shrink-0">
          <IconButton size="sm" label={t('notes.edit')} icon={<Pencil />} onClick={onEdit} />
          <IconButton size="sm" label={t('notes.remove')} icon={<Trash2 />} onClick={() => void remove()} />
        </span>
      )}
      {dialog}
    </li>
  );
}

type FormProps = { customer: Customer; note: CustomerNote | undefined; onClose: () => void };

function NoteForm({ customer: { id }, note, onClose }: FormProps) {
  const { t } = useTranslation('customers');
  const writing = useAct(writeNote, { done: t('notes.saved') });
  const changing = useAct(changeNote, { done: t('notes.saved') });
  const form = useRecordForm(NoteDraft, {
    record: note,
    blank: { text: '' },
    draftOf: ({ text }) => ({ text }),
    create: ({ text }, clientRequestId) => writing.send({ params: { id }, body: { text, clientRequestId } }),
    update: ({ text }, { id: noteId, version }) =>
      changing.send({ params: { id, noteId }, body: { text, version } }),
    read: async (noteId) => {
      const { notes } = await call(getCustomer, { params: { id } });
      return notes.find((one) => one.id === noteId);
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'customers', at: 'notes.form' }}
      title={t(note ? 'notes.edit' : 'notes.add')}
      submit={t('notes.form.save')}
      sending={t('notes.form.saving')}
      onClose={onClose}
    >
      <TextAreaField name="text" required rows={4} most={customerLimits.noteLetters} counted />
    </FormDialog>
  );
}
