import { Link } from '@tanstack/react-router';
import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DebtEntry,
  listDebtEntries,
  ReversalDraft,
  reversePayment,
} from '#shared/purchasing/debts.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useCursorRows } from '#web/platform/lists/use-cursor-rows.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { useColumns } from '#web/ui/list/columns.tsx';
import { CursorList } from '#web/ui/list/cursor-list.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';

function What({ entry, onReverse }: { entry: DebtEntry; onReverse: (entry: DebtEntry) => void }) {
  const { t } = useTranslation('purchasing');
  const { day } = useFormat();
  const { kind, of, way, paidOn, dueOn, note, reverses, reversedBy } = entry;
  const facts = [
    way && t(`debts.ways.${way}`),
    paidOn && t('debts.paidOn', { day: day(paidOn) }),
    dueOn && t('debts.dueBy', { day: day(dueOn) }),
    reverses !== undefined && t('debts.reverses', { number: reverses }),
    note,
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-medium">
        {t(`debts.kinds.${kind}`)}
        {of && (
          <Link
            to="/admin/e-commerce/purchases/$id"
            params={{ id: of.id }}
            className="text-brand tabular-nums hover:underline"
          >
            {of.code}
          </Link>
        )}
        {reversedBy !== undefined && <Badge tone="neutral">{t('debts.isReversed')}</Badge>}
      </p>
      {facts.length > 0 && <p className="text-xs text-ink-2">{facts.join(' · ')}</p>}
      {kind === 'paid' && reversedBy === undefined && (
        <Button size="sm" variant="ghost" className="mt-1" onClick={() => onReverse(entry)}>
          {t('debts.reverse.submit')}
        </Button>
      )}
    </div>
  );
}

/** The number of an entry is its id within its supplier's ledger. */
type LedgerRow = DebtEntry & { id: string };

function useLedgerColumns(onReverse: (entry: DebtEntry) => void): Column<LedgerRow>[] {
  const { moment, vnd } = useFormat();
  const col = useColumns<LedgerRow>({ ns: 'purchasing', at: 'debts' });
  return [
    col.custom('what', (entry) => <What entry={entry} onReverse={onReverse} />, { main: true }),
    col.moment('at', {
      card: 'line',
      className: 'tabular-nums',
      cell: ({ at, by }) => [moment(at), by].filter(Boolean).join(' · '),
    }),
    col.money('amount', {
      card: 'aside',
      cell: ({ amount }) => (
        <span className={amount < 0 ? 'text-jade' : undefined}>
          {amount > 0 ? '+' : '−'}
          {vnd(Math.abs(amount))}
        </span>
      ),
    }),
    col.money('balance', { card: 'line', className: 'font-semibold' }),
  ];
}

/** Ledger of a supplier, newest entry first. */
export function DebtEntries({ id }: { id: string }) {
  const { t } = useTranslation('purchasing');
  const list = useCursorRows(listDebtEntries, { params: { id }, query: { take: 20 } });
  const [reversed, setReversed] = useState<DebtEntry>();
  const columns = useLedgerColumns(setReversed);
  return (
    <Card padded={false} className="overflow-hidden">
      <div className="px-4 pt-4 sm:px-5">
        <CardHeader title={t('debts.ledger')} />
      </div>
      <CursorList
        list={list}
        failed={t('debts.failed')}
        empty={<EmptyState size="sm" icon={<BookOpenText />} title={t('debts.noEntries')} />}
        more={t('debts.more')}
      >
        <DataTable
          label={t('debts.ledger')}
          rows={list.rows.map((entry) => ({ ...entry, id: String(entry.number) }))}
          columns={columns}
          idOf={({ id: number }) => number}
          nameOf={({ id: number }) => number}
        />
      </CursorList>
      {reversed && <ReversalForm id={id} payment={reversed} onClose={() => setReversed(undefined)} />}
    </Card>
  );
}

type ReversalProps = { id: string; payment: DebtEntry; onClose: () => void };

/** Form that reverses a payment with a reason; the amount is owed again. */
export function ReversalForm({ id, payment: { number, amount }, onClose }: ReversalProps) {
  const { t } = useTranslation('purchasing');
  const { vnd } = useFormat();
  const reversing = useAct(reversePayment, { done: t('debts.reverse.done') });
  const form = useContractForm(ReversalDraft, {
    values: { reason: '' },
    send: (said, clientRequestId) =>
      reversing.send({ params: { id, number }, body: { ...said, clientRequestId } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'purchasing', at: 'debts.reverse' }}
      title={t('debts.reverse.title', { amount: vnd(-amount) })}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('debts.reverse.hint')}</p>
      <TextAreaField name="reason" required most={200} rows={2} />
    </FormDialog>
  );
}
