import { CalendarClock, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { canMove } from '#shared/publishing/publication-status.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import type { AutosaveState } from '../../platform/forms/autosaver.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { Button } from '../actions/button.tsx';
import { PublicationStatusBadge } from '../status/publication-status-badge.tsx';

type Act = () => void;

type Props = {
  record: Pick<PublicationFields, 'status' | 'publishAt' | 'publishedVersion' | 'hasDraft'>;
  autosave: AutosaveState;
  /** True while a move is being sent. */
  busy: boolean;
  onPublish: Act;
  onSchedule: Act;
  onCancelSchedule: Act;
  onUnpublish: Act;
  onDiscard: Act;
  /** Saves again after a failure. */
  onRetry: Act;
  /** Opens the comparison with what somebody else saved. */
  onResolve: Act;
};

/** Shows the status of what is written, when it was saved, and the moves that are possible now. */
export function PublishBar(props: Props) {
  const { record, autosave, busy, onPublish, onSchedule, onCancelSchedule, onUnpublish } = props;
  const { t } = useTranslation('publishing');
  const { moment } = useFormat();
  const { status, publishAt, publishedVersion, hasDraft } = record;
  // A text that is not saved yet would not be part of what is published.
  const isUnsettled = busy || autosave.phase === 'conflict' || autosave.phase === 'failed';
  const isNew = hasDraft || status !== 'published';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PublicationStatusBadge status={status} publishAt={publishAt} />
      {hasDraft && publishedVersion > 0 && <span className="text-sm text-ink-2">{t('hasDraft')}</span>}
      {publishAt !== null && (
        <span className="text-sm text-ink-2">{t('publishAt', { at: moment(publishAt) })}</span>
      )}
      <SaveLine {...props} />
      {hasDraft && publishedVersion > 0 && canMove('discard', status) && (
        <Button size="sm" disabled={busy} onClick={props.onDiscard}>
          {t('discard')}
        </Button>
      )}
      {canMove('unpublish', status) && (
        <Button size="sm" disabled={busy} onClick={onUnpublish}>
          {t('unpublish')}
        </Button>
      )}
      {publishAt !== null && canMove('cancelSchedule', status) && (
        <Button size="sm" disabled={busy} onClick={onCancelSchedule}>
          {t('cancelSchedule')}
        </Button>
      )}
      {isNew && canMove('schedule', status) && (
        <Button size="sm" icon={<CalendarClock />} disabled={isUnsettled} onClick={onSchedule}>
          {t(publishAt === null ? 'schedule.open' : 'schedule.change')}
        </Button>
      )}
      {isNew && canMove('publish', status) && (
        <Button size="sm" variant="primary" icon={<Send />} disabled={isUnsettled} onClick={onPublish}>
          {t(publishedVersion > 0 ? 'publishChanges' : 'publish')}
        </Button>
      )}
    </div>
  );
}

/** Says when the draft was saved; a failure and a conflict come with the way out of them. */
function SaveLine({ autosave, onRetry, onResolve }: Pick<Props, 'autosave' | 'onRetry' | 'onResolve'>) {
  const { t } = useTranslation('publishing');
  const { moment } = useFormat();
  const { phase, savedAt } = autosave;
  const words = () => {
    if (phase === 'waiting' || phase === 'saving' || phase === 'failed' || phase === 'conflict')
      return t(`save.${phase}`);
    return savedAt === undefined ? '' : t('save.saved', { at: moment(savedAt) });
  };
  return (
    <>
      <p role="status" className="min-w-0 grow text-sm text-ink-2">
        {words()}
      </p>
      {phase === 'failed' && (
        <Button size="sm" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
      {phase === 'conflict' && (
        <Button size="sm" onClick={onResolve}>
          {t('save.resolve')}
        </Button>
      )}
    </>
  );
}
