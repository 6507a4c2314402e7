import { useTranslation } from 'react-i18next';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import { acceptOf, maxBytesOf, type MediaKinds, type MediaRole } from '../../platform/uploads/media-entry.ts';
import type { UnfinishedUpload } from '../../platform/uploads/unfinished-uploads.ts';
import type { FormMedia } from '../../platform/uploads/use-media-uploads.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import { fileSize } from '../fields/file-rules.ts';
import { MediaUploadLine } from './media-upload-line.tsx';

type Props = {
  /** From `useMediaUploads`. */
  media: FormMedia;
  /** Largest number of files. */
  max: number;
  disabled?: boolean;
};

const roles: readonly MediaRole[] = ['picture', 'video', 'file'];

/** Describes the camera button; undefined if the form takes neither pictures nor videos. */
function cameraOf({ picture, video }: MediaKinds) {
  const label = picture && video ? 'both' : picture ? 'picture' : 'video';
  const accept = acceptOf({ ...(picture && { picture }), ...(video && { video }) });
  return accept ? ({ label, accept } as const) : undefined;
}

/** Uploads pictures, videos and files as soon as they are dropped, chosen, pasted or taken with the camera. */
export function MediaUploader({ media, max, disabled = false }: Props) {
  const { t } = useTranslation('uploads');
  const { kinds, entries, unfinished } = media;
  const camera = cameraOf(kinds);
  const limits = roles.flatMap((role) => {
    const kind = kinds[role];
    return kind ? t(`limit.${role}`, { size: fileSize(uploadKinds[kind].maxBytes) }) : [];
  });
  return (
    <div className="space-y-3">
      <FileDrop
        files={[]}
        onChange={media.add}
        accept={acceptOf(kinds)}
        maxBytes={(file) => maxBytesOf(file, kinds)}
        maxFiles={max}
        held={entries.length}
        disabled={disabled}
        paste
        camera={camera && { label: t(`camera.${camera.label}`), accept: camera.accept }}
        hint={limits.join(' · ')}
      />
      {unfinished.map((upload) => (
        <UnfinishedNotice
          key={upload.id}
          upload={upload}
          onContinue={() => void media.resumeUnfinished(upload)}
          onDiscard={() => void media.discard(upload)}
        />
      ))}
      {entries.length > 0 && (
        <ul aria-label={t('list')} className="space-y-2">
          {entries.map((entry) => (
            <MediaUploadLine
              key={entry.key}
              entry={entry}
              maxBytes={uploadKinds[kinds[entry.role] ?? 'files'].maxBytes}
              onPause={() => media.pause(entry.key)}
              onResume={() => media.resume(entry.key)}
              onRemove={() => media.remove(entry.key)}
              onDescribe={(alt) => media.describe(entry.key, alt)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type NoticeProps = { upload: UnfinishedUpload; onContinue: () => void; onDiscard: () => void };

/** Reports an upload of an earlier visit, and what it takes to continue it. */
function UnfinishedNotice({ upload, onContinue, onDiscard }: NoticeProps) {
  const { t } = useTranslation('uploads');
  const { name, share, diskName } = upload;
  const percent = Math.floor(share * 100);
  return (
    <Notice tone="sky" title={t('unfinished', { name, percent })}>
      {diskName === undefined && <p>{t('chooseAgain')}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {diskName !== undefined && (
          <Button size="sm" onClick={onContinue}>
            {t('continue')}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </Notice>
  );
}
