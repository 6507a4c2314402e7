import clsx from 'clsx';
import { ImageOff, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import type { FormPicture, Pictures } from '../../platform/uploads/use-pictures.ts';
import { FileDrop } from '../fields/file-drop.tsx';
import { Notice } from '../feedback/notice.tsx';
import { LeaveGuardDialog } from '../overlays/leave-guard.tsx';

type Props = {
  pictures: Pictures;
  most: number;
  /** Number of earlier uploaded pictures that the server is still processing. */
  pending?: number;
};

/** Uploads pictures as soon as they are chosen; each can be retried or removed. */
export function PictureField({ pictures: form, most, pending = 0 }: Props) {
  const { t } = useTranslation('form');
  const { pictures, add, retry, remove, spoil } = form;
  const room = most - pictures.length;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('pictures.label')}</legend>
      <LeaveGuardDialog unsaved={form.unsaved} />
      {pending > 0 ? (
        <p className="text-sm text-ink-2">{t('pictures.pending')}</p>
      ) : (
        <>
          {pictures.length > 0 && (
            <ul className="mb-3 flex flex-wrap gap-2.5">
              {pictures.map((picture) => (
                <li key={picture.key}>
                  <Tile
                    picture={picture}
                    onRetry={() => retry(picture)}
                    onRemove={() => remove(picture)}
                    onUnreadable={() => spoil(picture)}
                  />
                </li>
              ))}
            </ul>
          )}
          {room > 0 && (
            <FileDrop
              files={[]}
              accept={uploadKinds.reviewImages.types.join(',')}
              maxBytes={uploadKinds.reviewImages.maxBytes}
              maxFiles={room}
              onChange={add}
              title={
                <>
                  <span className="pointer-coarse:hidden">{t('pictures.drop')}</span>
                  <span className="hidden pointer-coarse:inline">{t('pictures.take')}</span>
                </>
              }
              hint={t('pictures.hint', { count: most })}
              className="[&>label]:py-5"
            />
          )}
        </>
      )}
    </fieldset>
  );
}

type TileProps = {
  picture: FormPicture;
  onRetry: () => void;
  onRemove: () => void;
  onUnreadable: () => void;
};

const corner =
  'absolute flex size-11 items-center justify-center rounded-full focus-visible:-outline-offset-4 [&>span]:flex [&>span]:size-7 [&>span]:items-center [&>span]:justify-center [&>span]:rounded-full [&>span]:bg-raised [&>span]:text-ink [&>span]:shadow-float [&_svg]:size-4';

function Tile({ picture, onRetry, onRemove, onUnreadable }: TileProps) {
  const { t } = useTranslation('form');
  const { name, preview, state, progress, file } = picture;
  const unreadable = state === 'failed' && !file;
  return (
    <div
      className={clsx(
        'relative size-24 overflow-hidden rounded-md border bg-sunken',
        state === 'failed' ? 'border-danger' : 'border-line',
      )}
    >
      {unreadable ? (
        <span
          role="img"
          aria-label={t('pictures.unreadable', { name })}
          className="flex size-full flex-col items-center justify-center gap-1 px-1 pt-4 text-center text-xs text-danger"
        >
          <ImageOff aria-hidden className="size-5" />
          {t('pictures.unreadableShort')}
        </span>
      ) : (
        <img
          src={preview}
          alt={name}
          onError={onUnreadable}
          className={clsx(
            'size-full object-cover transition-opacity',
            state !== 'kept' && state !== 'sent' && 'opacity-50',
          )}
        />
      )}
      <button
        type="button"
        aria-label={t('pictures.remove', { name })}
        onClick={onRemove}
        className={clsx(corner, '-top-1 -right-1')}
      >
        <span>
          <X aria-hidden />
        </span>
      </button>
      {state === 'sending' && (
        <>
          <progress
            className="sr-only"
            aria-label={t('pictures.uploading', { percent: Math.round(progress * 100) })}
            value={progress}
          />
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-0 h-1 origin-left bg-jade transition-transform"
            style={{ transform: `scaleX(${progress})` }}
          />
        </>
      )}
      {state === 'failed' && !unreadable && (
        <button
          type="button"
          aria-label={t('pictures.retry', { name })}
          onClick={onRetry}
          className={clsx(corner, 'inset-0 m-auto')}
        >
          <span>
            <RotateCw aria-hidden />
          </span>
        </button>
      )}
    </div>
  );
}

/** Replaces every other error until the failed pictures are retried or removed: the form stays open. */
export function PicturesFailureNotice() {
  const { t } = useTranslation('form');
  return <Notice title={t('pictures.failed')} />;
}
