import { Download, Square, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/format/use-format.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { AlertDialog } from '../overlays/alert-dialog.tsx';
import { BulkRefusals } from './bulk-refusals.tsx';
import { useBulk, type BulkAct, type ChosenRows } from './use-bulk.ts';

type Props<Row> = {
  chosen: ChosenRows<Row>;
  /** Number of selected rows on this page. */
  here: number;
  acts: readonly BulkAct<Row>[];
  nameOf: (id: string) => string;
  /** The whole filtered list on all its pages; set if it can be selected as a whole. */
  everything?: { count: number; most: number; choose: () => Promise<void> } | undefined;
  onExport?: (() => void) | undefined;
  /** Called after an action was done or undone. */
  onDone: () => void;
  /** Reduces the selection to these rows. */
  onKeep: (ids: readonly string[]) => void;
};

const onInk = 'text-paper! hover:bg-paper/15!';

/** Shows actions on the selected rows: each has a preview and, if possible, an undo afterwards. */
export function BulkBar<Row>(props: Props<Row>) {
  const { chosen, here, acts, nameOf, everything, onExport, onDone, onKeep } = props;
  const { t } = useTranslation('fields');
  const [asked, setAsked] = useState<BulkAct<Row>>();
  const bulk = useBulk<Row>(onKeep, onDone);
  const count = chosen.ids.length;
  return (
    <>
      {(count > 0 || bulk.progress) && (
        <section
          aria-label={t('bulk.label')}
          aria-busy={bulk.progress !== undefined}
          className="sticky bottom-4 z-20 mx-4 mb-4 flex flex-wrap items-center gap-2 rounded-lg bg-ink px-4 py-2.5 text-paper shadow-float"
        >
          <div className="mr-2 text-sm">
            <p aria-live="polite" className="font-semibold">
              {t('bulk.chosen', { count })}
            </p>
            <p className="text-xs">
              <span className="opacity-80">{t('bulk.here', { count: here })}</span>
              {everything && everything.count > count && !bulk.progress && (
                <ChooseAllButton {...everything} chosen={count} />
              )}
            </p>
          </div>
          {bulk.progress ? (
            <Progress {...bulk.progress} onStop={bulk.stop} />
          ) : (
            <>
              {acts.map((act, place) => (
                <Button
                  key={act.name}
                  size="sm"
                  icon={act.icon}
                  variant={place === 0 ? 'secondary' : 'ghost'}
                  className={place === 0 ? undefined : onInk}
                  onClick={() => setAsked(act)}
                >
                  {act.label}
                </Button>
              ))}
              {onExport && (
                <Button size="sm" variant="ghost" className={onInk} icon={<Download />} onClick={onExport}>
                  {t('bulk.export')}
                </Button>
              )}
              <IconButton
                size="sm"
                className={`ml-auto ${onInk}`}
                label={t('bulk.clear')}
                icon={<X />}
                onClick={() => onKeep([])}
              />
            </>
          )}
        </section>
      )}
      {asked && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={asked.label}
          consequence={asked.preview(chosen)}
          confirmText={asked.label}
          tone={asked.danger ? 'danger' : 'plain'}
          onConfirm={() => void bulk.run(asked, chosen)}
        />
      )}
      {bulk.refused.length > 0 && (
        <BulkRefusals refused={bulk.refused} nameOf={nameOf} onClose={bulk.forget} />
      )}
    </>
  );
}

type EverythingProps = NonNullable<Props<unknown>['everything']> & { chosen: number };

/** Selects all of the list; if that is more than can be selected, the first ones, and says so. */
function ChooseAllButton({ count, most, chosen, choose }: EverythingProps): ReactNode {
  const { t } = useTranslation('fields');
  const [busy, setBusy] = useState(false);
  if (chosen >= most) return <span role="status"> · {t('bulk.onlySoMany', { most, count })}</span>;
  const press = async () => {
    setBusy(true);
    await choose();
    setBusy(false);
  };
  return (
    <>
      {' · '}
      <button
        type="button"
        disabled={busy}
        onClick={() => void press()}
        className="rounded-xs underline underline-offset-2 hover:no-underline disabled:opacity-60"
      >
        {count > most ? t('bulk.chooseMost', { most, count }) : t('bulk.chooseAll', { count })}
      </button>
    </>
  );
}

type ProgressProps = { done: number; total: number; onStop: () => void };

function Progress({ done, total, onStop }: ProgressProps) {
  const { t } = useTranslation('fields');
  const { number } = useFormat();
  return (
    <div className="flex grow items-center gap-3">
      <progress
        aria-label={t('bulk.progress')}
        value={done}
        max={total}
        className="h-1.5 min-w-24 grow overflow-hidden rounded-full [&::-moz-progress-bar]:bg-jade [&::-webkit-progress-bar]:bg-paper/25 [&::-webkit-progress-value]:bg-jade"
      />
      <span className="text-sm tabular-nums">
        {number(done)}/{number(total)}
      </span>
      <Button size="sm" variant="ghost" className={onInk} icon={<Square />} onClick={onStop}>
        {t('bulk.stop')}
      </Button>
    </div>
  );
}
