import { Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from '../../platform/forms/autosaver.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { DialogButton } from '../overlays/dialog-button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useConfirm } from '../overlays/use-confirm.tsx';
import { PublishBar } from './publish-bar.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { PublicationMoves } from './use-publication-moves.ts';
import { useRemoval } from './use-removal.ts';
import { localTime } from './time-for-input.ts';
import type { DeskBase, OpenedText, PublicationDesk } from './publication-desk.ts';

/** What the operation that deletes an item is called with, and where the page leads afterwards. */
export type RemovedItem = { params: Record<string, string>; onRemoved: () => void };

type Props<Text extends object, Boxes extends FieldValues> = {
  desk: PublicationDesk<Text, Boxes>;
  opened: OpenedText<Text> | undefined;
  text: Text;
  autosave: AutosaveState & { flush: () => Promise<void>; stop: () => void };
  moves: PublicationMoves;
  /** True while a picture or a video is on its way: what is published now would miss it. */
  isArriving: boolean;
  onResolve: () => void;
  removal: RemovedItem;
};

/** State of a new item, of which the server knows nothing yet. */
const unknown = { status: 'draft', publishAt: null, publishedVersion: 0, hasDraft: true } as const;

/** Status and moves of what is being edited, its preview and its deletion. */
export function PublicationHead<Text extends object, Boxes extends FieldValues>(props: Props<Text, Boxes>) {
  const { desk, opened, text, autosave, moves, isArriving, onResolve, removal } = props;
  const { t } = useTranslation('publishing');
  const [isPlanning, setPlanning] = useState(false);
  const { ask, dialog } = useConfirm();
  const state = opened?.edited.state ?? unknown;

  const discard = async () => {
    const agreed = await ask({
      tone: 'danger',
      title: t('move.discardTitle'),
      consequence: t('move.discardHint'),
      confirmText: t('move.discard'),
    });
    if (agreed) await moves.run({ move: 'discard' });
  };
  return (
    <div className="flex flex-wrap items-start gap-2 rounded-md border border-line bg-surface p-3 sm:px-5 lg:col-span-2">
      <div className="min-w-0 grow basis-80">
        <PublishBar
          record={state}
          autosave={autosave}
          busy={moves.busy || isArriving}
          onPublish={() => void moves.run({ move: 'publish' })}
          onSchedule={() => setPlanning(true)}
          onCancelSchedule={() => void moves.run({ move: 'cancelSchedule' })}
          onUnpublish={() => void moves.run({ move: 'unpublish' })}
          onDiscard={() => void discard()}
          onRetry={() => void autosave.flush()}
          onResolve={onResolve}
        />
        {isArriving && (
          <p role="status" className="mt-2 text-sm text-ink-2">
            {t('stillArriving')}
          </p>
        )}
      </div>
      {state.status === 'archived' && (
        <Button size="sm" disabled={moves.busy} onClick={() => void moves.run({ move: 'reopen' })}>
          {t('move.reopen')}
        </Button>
      )}
      <DialogButton
        size="sm"
        icon={<Eye />}
        dialog={(onClose) => (
          <Dialog onClose={onClose} size="lg" title={t('preview.title')} description={t('preview.hint')}>
            <desk.Preview text={text} />
          </Dialog>
        )}
      >
        {t('preview.open')}
      </DialogButton>
      {opened && state.status !== 'archived' && (
        <DeleteButton
          desk={desk}
          title={desk.titleOf(text) || t('untitled')}
          params={removal.params}
          onRemoved={() => {
            autosave.stop();
            removal.onRemoved();
          }}
        />
      )}
      {isPlanning && (
        <ScheduleDialog
          at={localTime(state.publishAt)}
          onSchedule={(at) => moves.move({ move: 'schedule', at })}
          onClose={() => setPlanning(false)}
        />
      )}
      {dialog}
    </div>
  );
}

type DeleteProps = RemovedItem & { desk: DeskBase; title: string };

function DeleteButton({ desk, title, params, onRemoved }: DeleteProps) {
  const { remove, labelOf, dialog } = useRemoval(desk.removal);
  const press = async () => {
    if (await remove(params, title)) onRemoved();
  };
  return (
    <>
      <IconButton size="sm" label={labelOf(title)} icon={<Trash2 />} onClick={() => void press()} />
      {dialog}
    </>
  );
}
