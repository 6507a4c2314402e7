import { ImagePlus, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { Spinner } from '../actions/spinner.tsx';
import type { PendingPicture } from './use-picture-uploads.ts';

/** Chooses pictures from this device. */
export function ImageButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { t } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton size="sm" label={t('image')} icon={<ImagePlus />} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        aria-label={t('image')}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

type Props = {
  pictures: readonly PendingPicture[];
  onRetry: (picture: PendingPicture) => void;
  onRemove: (picture: PendingPicture) => void;
};

/** Draws what is being uploaded at its place in the text, with a button to try a failed one again. */
export function PendingPictureFrames({ pictures, onRetry, onRemove }: Props) {
  const { t } = useTranslation('editor');
  return pictures.map((picture) => {
    const { id, file, frame, state, reason } = picture;
    const failed = state === 'failed';
    return createPortal(
      <span
        role={failed ? 'alert' : 'status'}
        contentEditable={false}
        className="inline-flex max-w-full items-center gap-2 rounded-md border border-dashed border-line-strong bg-sunken px-3 py-2 text-sm text-ink-2"
      >
        {!failed && <Spinner />}
        <span className="min-w-0 truncate">
          {t(failed ? 'pictureFailed' : 'pictureSending', { name: file.name })}
          {failed && reason && ` ${reason}`}
        </span>
        {failed && (
          <IconButton
            size="sm"
            label={t('pictureRetry', { name: file.name })}
            icon={<RotateCw />}
            onClick={() => onRetry(picture)}
          />
        )}
        <IconButton
          size="sm"
          label={t('pictureRemove', { name: file.name })}
          icon={<X />}
          onClick={() => onRemove(picture)}
        />
      </span>,
      frame,
      id,
    );
  });
}
