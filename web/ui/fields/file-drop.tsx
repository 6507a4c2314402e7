import clsx from 'clsx';
import { Camera, FileText, Upload, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldControl } from './field.tsx';
import { admit, fileSize, type FileRefusal, type FileRules } from './file-rules.ts';
import { IconButton } from '../actions/icon-button.tsx';

export type FileDropProps = FileRules & {
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Text of the button, if the default does not fit. */
  title?: ReactNode;
  /** Describes the accepted files: 'PNG hoặc JPG, tối đa 5 MB'. */
  hint?: ReactNode;
  /** Upload progress per file, from 0 to 1. */
  progress?: Readonly<Record<string, number>>;
  disabled?: boolean;
  /** Number of files that are shown elsewhere and count too. At the limit only refusals are shown. */
  held?: number;
  /** Takes files that are pasted anywhere on the page. */
  paste?: boolean;
  /** Adds a button that opens the camera of a phone. */
  camera?: { label: string; accept: string } | undefined;
  className?: string;
};

/** Word and Excel copy a picture beside the text; whoever pastes into a text field means the text. */
const isTextPaste = ({ target, clipboardData }: ClipboardEvent): boolean =>
  clipboardData?.types.includes('text/plain') === true &&
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable]') !== null;

/** Calls back with the files of a paste; pasted text stays with the field it was meant for. */
function usePastedFiles(enabled: boolean, onFiles: (files: FileList) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files || files.length === 0 || event.defaultPrevented || isTextPaste(event)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [enabled]);
}

/** Shows a drop area for files that is also a button. Reports why a file was rejected. */
export function FileDrop(props: FileDropProps) {
  const { files, onChange, title, hint, progress, disabled, paste, camera, className } = props;
  const { accept, maxBytes, maxFiles, held = files.length } = props;
  const { t } = useTranslation('fields');
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<FileRefusal[]>([]);
  const control = useFieldControl({});
  const single = maxFiles === 1;
  const isFull = props.held !== undefined && maxFiles !== undefined && held >= maxFiles;

  const add = (offered: FileList | null) => {
    const result = admit(
      [...(offered ?? [])],
      { accept, maxBytes, maxFiles } as FileRules,
      single && !isFull ? 0 : held,
    );
    setRefused(result.refused);
    if (result.admitted.length > 0) onChange(single ? result.admitted : [...files, ...result.admitted]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add(event.dataTransfer.files);
  };
  usePastedFiles(Boolean(paste) && !disabled, add);
  const why = ({ reason, name, maxBytes: limit }: FileRefusal) => {
    if (reason === 'tooMany') return t('fileDrop.tooMany', { count: maxFiles ?? 0 });
    return t(`fileDrop.${reason}`, { name, size: fileSize(limit ?? 0) });
  };

  return (
    <div className={className}>
      {!isFull && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the label of a file input is the button; dropping is an extra
        <label
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={clsx(
            'flex cursor-pointer flex-col items-center rounded-md border border-dashed px-6 py-8 text-center transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            over ? 'border-brand bg-brand-soft' : 'border-control bg-surface hover:bg-hover',
            disabled && 'pointer-events-none opacity-60',
          )}
        >
          <input
            {...control}
            type="file"
            className="sr-only"
            accept={accept}
            multiple={!single}
            disabled={disabled}
            onChange={(event) => {
              add(event.target.files);
              event.target.value = '';
            }}
          />
          <span className="flex size-11 items-center justify-center rounded-full bg-sunken text-ink-2">
            <Upload aria-hidden className="size-5" />
          </span>
          <span className="mt-3 text-sm font-semibold">
            {over ? t('fileDrop.drop') : (title ?? t(single ? 'fileDrop.titleOne' : 'fileDrop.title'))}
          </span>
          {hint && <span className="mt-1 text-sm text-ink-2">{hint}</span>}
        </label>
      )}
      {camera && !isFull && <CameraButton {...camera} disabled={disabled} onFiles={add} />}
      {refused.length > 0 && (
        <ul role="alert" className="mt-2 space-y-1 text-sm font-medium text-danger">
          {refused.map((refusal) => (
            <li key={refusal.name + refusal.reason}>{why(refusal)}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className="mt-3 space-y-2">
          {files.map((file) => (
            <FileLine
              key={`${file.name}-${file.lastModified}`}
              file={file}
              progress={progress?.[file.name]}
              onRemove={() => onChange(files.filter((other) => other !== file))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type CameraProps = {
  label: string;
  accept: string;
  disabled: boolean | undefined;
  onFiles: (files: FileList | null) => void;
};

/** Opens the camera instead of the file list; shown on touch screens only. */
function CameraButton({ label, accept, disabled, onFiles }: CameraProps) {
  return (
    <label
      className={clsx(
        'mt-2 hidden min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-control bg-surface px-4 text-sm font-semibold pointer-coarse:flex',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        disabled && 'pointer-events-none opacity-60',
      )}
    >
      <input
        type="file"
        capture="environment"
        className="sr-only"
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          onFiles(event.target.files);
          event.target.value = '';
        }}
      />
      <Camera aria-hidden className="size-5" />
      {label}
    </label>
  );
}

type LineProps = { file: File; progress: number | undefined; onRemove: () => void };

function FileLine({ file, progress, onRemove }: LineProps) {
  const { t } = useTranslation('fields');
  return (
    <li className="relative flex items-center gap-3 overflow-hidden rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-3">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-3" />
      <span className="min-w-0 grow truncate text-sm font-medium">{file.name}</span>
      <span className="shrink-0 text-sm text-ink-2 tabular-nums">{fileSize(file.size)}</span>
      <IconButton
        size="sm"
        label={t('fileDrop.remove', { name: file.name })}
        icon={<X />}
        onClick={onRemove}
      />
      {progress !== undefined && progress < 1 && (
        <>
          <progress className="sr-only" aria-label={file.name} value={progress} />
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-jade transition-transform"
            style={{ transform: `scaleX(${progress})` }}
          />
        </>
      )}
    </li>
  );
}
