import { CircleAlert, Redo2, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import type { GridNotice } from './grid-actions.ts';
import { useGrid } from './grid-context.ts';
import type { SaveResult } from './save-rows.ts';

export type SavePhase =
  | { phase: 'idle' }
  | { phase: 'saving'; done: number; of: number }
  | { phase: 'failed'; message: string }
  | ({ phase: 'answered' } & SaveResult);

type Props = { phase: SavePhase; told: GridNotice | undefined };

/** Shows how many cells are unsaved and how many are wrong, with the buttons to save or fix them. */
export function GridBar({ phase, told }: Props) {
  const { store, actions, save } = useGrid();
  const { t } = useTranslation('grid');
  const { unsaved, wrong, ready } = useSyncExternalStore(store.subscribe, store.summary);
  const undoable = useSyncExternalStore(store.subscribe, store.undoable);
  const redoable = useSyncExternalStore(store.subscribe, store.redoable);
  const saving = phase.phase === 'saving';
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line px-3 py-2">
      <Standing unsaved={unsaved} wrong={wrong} phase={phase} />
      <span role="status" className={told?.said === 'readOnly' ? 'text-sm text-danger' : 'sr-only'}>
        {told && spoken(told)}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {wrong > 0 && (
          <Button size="sm" icon={<CircleAlert />} onClick={actions.goToProblem}>
            {t('goToProblem')}
          </Button>
        )}
        <IconButton
          size="sm"
          label={t('undo')}
          icon={<Undo2 />}
          disabled={!undoable}
          onClick={actions.undo}
        />
        <IconButton
          size="sm"
          label={t('redo')}
          icon={<Redo2 />}
          disabled={!redoable}
          onClick={actions.redo}
        />
        <Button size="sm" disabled={unsaved === 0 || saving} onClick={actions.giveAllBack}>
          {t('giveBack')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={ready === 0 && !saving}
          loading={saving}
          loadingText={t('saving')}
          onClick={save}
        >
          {t('save', { count: ready })}
        </Button>
      </span>
    </div>
  );

  function spoken(one: GridNotice): string {
    if (one.said !== 'pasted') return t(`told.${one.said}`, { count: one.count });
    return [
      t('told.pasted', { count: one.count }),
      one.unread > 0 && t('told.unread', { count: one.unread }),
      one.cutOff && t('told.cutOff'),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

type StandingProps = { unsaved: number; wrong: number; phase: SavePhase };

function Standing({ unsaved, wrong, phase }: StandingProps) {
  const { t } = useTranslation('grid');
  const said = () => {
    if (phase.phase === 'saving') return t('progress', { done: phase.done, of: phase.of });
    if (phase.phase === 'failed') return phase.message;
    const waiting = [
      unsaved > 0 && t('unsaved', { count: unsaved }),
      wrong > 0 && t('wrong', { count: wrong }),
    ].filter(Boolean);
    if (phase.phase === 'answered' && phase.saved > 0)
      return [t('saved', { count: phase.saved }), ...waiting].join(' · ');
    return waiting.length > 0 ? waiting.join(' · ') : t('nothing');
  };
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-medium text-ink-2">
      {(unsaved > 0 || wrong > 0) && (
        <span aria-hidden className={`size-2 rounded-full ${wrong > 0 ? 'bg-danger' : 'bg-gold'}`} />
      )}
      {said()}
    </p>
  );
}
