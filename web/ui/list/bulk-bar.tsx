import { Download, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { toast } from '../feedback/toast.ts';
import { AlertDialog } from '../overlays/alert-dialog.tsx';

export type BulkAct<Row> = {
  name: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** What will happen to these rows: read before it is done. */
  preview: (rows: readonly Row[]) => ReactNode;
  run: (rows: readonly Row[]) => Promise<unknown>;
  /** Said when it is done. */
  done: (count: number) => string;
  /** Takes it back; an act without it says in its preview that it cannot be. */
  undo?: (rows: readonly Row[]) => Promise<unknown>;
};

type Props<Row> = {
  rows: readonly Row[];
  /** How many of them are on this page. */
  here: number;
  acts: readonly BulkAct<Row>[];
  onExport?: (() => void) | undefined;
  onClear: () => void;
};

const undoMilliseconds = 10_000;

/** What can be done with the rows that were chosen; every act is shown first and, where it can be, taken back after. */
export function BulkBar<Row>({ rows, here, acts, onExport, onClear }: Props<Row>) {
  const { t } = useTranslation('fields');
  const [asked, setAsked] = useState<BulkAct<Row>>();
  const tell = (failure: unknown) => toast.error(messageOf(failure));
  const run = async ({ run: act, done, undo }: BulkAct<Row>) => {
    const meant = [...rows];
    try {
      await act(meant);
    } catch (failure) {
      return tell(failure);
    }
    onClear();
    toast.success(done(meant.length), {
      duration: undoMilliseconds,
      ...(undo && { action: { label: t('bulk.undo'), onClick: () => void undo(meant).catch(tell) } }),
    });
  };
  return (
    <section
      aria-label={t('bulk.label')}
      className="sticky bottom-4 z-20 mx-4 mb-4 flex flex-wrap items-center gap-2 rounded-lg bg-ink px-4 py-2.5 text-paper shadow-float"
    >
      <p aria-live="polite" className="mr-2 text-sm">
        <span className="block font-semibold">{t('bulk.chosen', { count: rows.length })}</span>
        <span className="block text-xs opacity-80">{t('bulk.here', { count: here })}</span>
      </p>
      {acts.map((act, place) => (
        <Button
          key={act.name}
          size="sm"
          icon={act.icon}
          variant={place === 0 ? 'secondary' : 'ghost'}
          className={place === 0 ? undefined : 'text-paper! hover:bg-paper/15!'}
          onClick={() => setAsked(act)}
        >
          {act.label}
        </Button>
      ))}
      {onExport && (
        <Button
          size="sm"
          variant="ghost"
          className="text-paper! hover:bg-paper/15!"
          icon={<Download />}
          onClick={onExport}
        >
          {t('bulk.export')}
        </Button>
      )}
      <IconButton
        size="sm"
        className="ml-auto text-paper! hover:bg-paper/15!"
        label={t('bulk.clear')}
        icon={<X />}
        onClick={onClear}
      />
      {asked && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={asked.label}
          consequence={asked.preview(rows)}
          confirmText={asked.label}
          tone={asked.danger ? 'danger' : 'plain'}
          onConfirm={() => run(asked)}
        />
      )}
    </section>
  );
}
