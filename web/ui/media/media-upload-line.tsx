import clsx from 'clsx';
import { FileText, Film, ImageIcon, Pause, Play, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-error.ts';
import type { MediaEntry } from '../../platform/uploads/media-entry.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { fileSize } from '../fields/file-rules.ts';
import { Input } from '../fields/input.tsx';
import { CaptionFiles } from './caption-files.tsx';

type Props = {
  entry: MediaEntry;
  /** Largest size of the file on the server. */
  maxBytes: number;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
  onDescribe: (alt: string) => void;
};

const icons = { picture: <ImageIcon />, video: <Film />, file: <FileText /> };

/** Shows how far a file is, with the actions that fit its state. */
export function MediaUploadLine({ entry, maxBytes, onPause, onResume, onRemove, onDescribe }: Props) {
  const { t } = useTranslation('uploads');
  const { name, role, status, preview, problem, alt } = entry;
  const isDone = status === 'done';
  const isRunning = status === 'sending' || status === 'offline';
  const mayResume = status === 'paused' || problem === 'lost';
  return (
    <li
      className={clsx(
        'relative overflow-hidden rounded-md border bg-surface p-2',
        status === 'failed' ? 'border-danger' : 'border-line',
      )}
    >
      <div className="flex items-center gap-3">
        <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-3 [&_svg]:size-6">
          {preview ? <img src={preview} alt="" className="size-full object-cover" /> : icons[role]}
        </span>
        <div className="min-w-0 grow">
          <p className="truncate text-sm font-medium">{name}</p>
          <StatusText entry={entry} maxBytes={maxBytes} />
        </div>
        {isRunning && (
          <IconButton size="sm" label={t('pause', { name })} icon={<Pause />} onClick={onPause} />
        )}
        {mayResume && (
          <IconButton
            size="sm"
            label={t(problem ? 'retry' : 'resume', { name })}
            icon={problem ? <RotateCw /> : <Play />}
            onClick={onResume}
          />
        )}
        <IconButton
          size="sm"
          label={t(isDone || status === 'failed' ? 'remove' : 'cancel', { name })}
          icon={<X />}
          onClick={onRemove}
        />
      </div>
      {role === 'picture' && status !== 'failed' && (
        <Input
          className="mt-2"
          size="sm"
          aria-label={t('alt', { name })}
          placeholder={t('altPlaceholder')}
          maxLength={200}
          value={alt}
          onChange={(event) => onDescribe(event.target.value)}
        />
      )}
      {role === 'video' && isDone && entry.id !== undefined && (
        <CaptionFiles playbackId={entry.id} name={name} />
      )}
      {!isDone && status !== 'failed' && <ProgressBar name={name} progress={entry.progress} />}
    </li>
  );
}

function StatusText({ entry, maxBytes }: Pick<Props, 'entry' | 'maxBytes'>) {
  const { t } = useTranslation('uploads');
  const { status, problem, progress, size, error, role } = entry;
  if (status === 'failed') {
    const reason =
      problem === 'refused'
        ? (reasonOf(error) ?? t('refused'))
        : t(problem ?? 'lost', { size: fileSize(maxBytes) });
    return (
      <p role="alert" className="text-sm text-danger">
        {reason}
      </p>
    );
  }
  // The first half of a video's progress is its conversion.
  const share = role !== 'video' ? progress : status === 'preparing' ? progress * 2 : progress * 2 - 1;
  const text = status === 'cancelled' ? '' : t(status, { percent: Math.max(0, Math.floor(share * 100)) });
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {fileSize(size)} · {text}
    </p>
  );
}

function ProgressBar({ name, progress }: { name: string; progress: number }) {
  return (
    <>
      <progress className="sr-only" aria-label={name} value={progress} />
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-1 origin-left bg-jade transition-transform"
        style={{ transform: `scaleX(${progress})` }}
      />
    </>
  );
}
