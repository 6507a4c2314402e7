import clsx from 'clsx';
import { ImageOff, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reviewRules } from '#shared/reviews/review.ts';
import { uploadRules } from '#shared/uploads/upload.ts';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import type { FormPicture, Pictures } from '../hooks/use-pictures.ts';

/** Pictures are sent as soon as they are chosen; each can be sent again or given up. */
export function PictureField({ pictures: form, pending }: { pictures: Pictures; pending: number }) {
  const { t } = useTranslation('reviews');
  const { pictures, add, retry, remove, spoil } = form;
  const room = reviewRules.maxPictures - pictures.length;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('form.pictures')}</legend>
      {pending > 0 ? (
        <p className="text-sm text-ink-2">{t('form.picturesPending')}</p>
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
              accept={uploadRules.types.join(',')}
              maxBytes={uploadRules.maxBytes}
              maxFiles={room}
              onChange={add}
              title={
                <>
                  <span className="pointer-coarse:hidden">{t('form.dropPictures')}</span>
                  <span className="hidden pointer-coarse:inline">{t('form.takePictures')}</span>
                </>
              }
              hint={t('form.picturesHint', { count: reviewRules.maxPictures })}
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
  const { t } = useTranslation('reviews');
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
          aria-label={t('form.unreadable', { name })}
          className="flex size-full flex-col items-center justify-center gap-1 px-1 pt-4 text-center text-xs text-danger"
        >
          <ImageOff aria-hidden className="size-5" />
          {t('form.unreadableShort')}
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
        aria-label={t('form.removePicture', { name })}
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
            aria-label={t('form.uploading', { percent: Math.round(progress * 100) })}
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
          aria-label={t('form.retryPicture', { name })}
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
