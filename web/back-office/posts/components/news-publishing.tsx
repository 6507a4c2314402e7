import { useNavigate } from '@tanstack/react-router';
import { Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsText } from '#shared/news/news.ts';
import type { AutosaveState } from '#web/platform/forms/autosaver.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { PublishBar } from '#web/ui/publishing/publish-bar.tsx';
import { ScheduleDialog } from '#web/ui/publishing/schedule-dialog.tsx';
import type { EditedNews } from '../api/edited-news.ts';
import { useNewsActs } from '../hooks/use-news-acts.tsx';
import type { NewsMoves } from '../hooks/use-news-moves.ts';
import { localTime } from '../rules/news-draft.ts';
import { NewsPreview } from './news-preview.tsx';

type Props = {
  opened: { id: string; news: EditedNews } | undefined;
  text: NewsText;
  autosave: AutosaveState & { flush: () => Promise<void> };
  moves: NewsMoves;
  /** True while a picture or a video is on its way: what is published now would miss it. */
  isArriving: boolean;
  onResolve: () => void;
  /** Called before the page of a deleted item is left. */
  onRemoved: () => void;
};

/** State of a new item, of which the server knows nothing yet. */
const unknown = { status: 'draft', publishAt: null, publishedVersion: 0, hasDraft: true } as const;

/** Status and moves of what is being edited, its preview and its deletion. */
export function NewsPublishing({ opened, text, autosave, moves, isArriving, onResolve, onRemoved }: Props) {
  const { t } = useTranslation('staffNews');
  const [isPlanning, setPlanning] = useState(false);
  const { ask, dialog } = useConfirm();
  const state = opened?.news.state ?? unknown;

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
            {t('form.stillArriving')}
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
        dialog={(onClose) => <NewsPreview text={text} onClose={onClose} />}
      >
        {t('preview.open')}
      </DialogButton>
      {opened && state.status !== 'archived' && (
        <DeleteButton opened={opened} text={text} onRemoved={onRemoved} />
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

type DeleteProps = Pick<Props, 'text' | 'onRemoved'> & { opened: NonNullable<Props['opened']> };

function DeleteButton({ opened: { id }, text, onRemoved }: DeleteProps) {
  const { t } = useTranslation('staffNews');
  const navigate = useNavigate();
  const { remove, dialog } = useNewsActs();
  const title = text.title || t('untitled');
  const press = async () => {
    if (!(await remove(id, title))) return;
    onRemoved();
    // What is not saved goes with the item, so leaving does not ask again.
    await navigate({ to: '/admin/posts/events-news', ignoreBlocker: true });
  };
  return (
    <>
      <IconButton
        size="sm"
        label={t('act.deleteOf', { title })}
        icon={<Trash2 />}
        onClick={() => void press()}
      />
      {dialog}
    </>
  );
}
