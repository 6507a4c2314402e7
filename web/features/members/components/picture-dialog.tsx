import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#shared/members/member.ts';
import {
  type PictureFile,
  type PictureSlot,
  updateAvatar,
  updateCover,
} from '#shared/members/pictures.contract.ts';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import { getUpload } from '#shared/media/upload.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { uploadFile } from '#web/platform/uploads/upload-file.ts';
import { oldPicturesQuery, memberKeys } from '../api/member-queries.ts';
import { CropDialog } from './crop-dialog.tsx';

type Props = { profile: MemberProfile; slot: PictureSlot; onClose: () => void };

/** Lets the user choose a profile or cover picture: a new file, a former one, or none. */
export function PictureDialog({ profile, slot, onClose }: Props) {
  const { t } = useTranslation('members');
  const [file, setFile] = useState<File>();
  const stale = [memberKeys.profile(profile.id), memberKeys.pictures, roots.me];
  const avatar = useAct(updateAvatar, { stale });
  const cover = useAct(updateCover, { stale });
  const busy = avatar.busy || cover.busy;
  const shown = slot === 'avatar' ? profile.avatarUrl : profile.coverUrl;

  const choose = async (url: string | null, named: { originalFileName?: string } = {}) => {
    const saved = await (slot === 'avatar'
      ? avatar.run({ body: { avatarUrl: url, ...named } })
      : cover.run({ body: { coverUrl: url, ...named } }));
    if (!saved) return;
    toast.success(t(url ? 'picture.saved' : 'picture.removed'));
    onClose();
  };
  const send = async (cropped: File) => {
    const url = await sendPicture(slot, cropped, new AbortController().signal);
    await choose(url, { originalFileName: cropped.name });
  };
  if (file) return <CropDialog slot={slot} file={file} onCropped={send} onClose={() => setFile(undefined)} />;
  const { types, maxBytes } = uploadKinds[uploadKindOf[slot]];
  return (
    <Dialog
      onClose={onClose}
      closable={!busy}
      title={t(`picture.${slot}`)}
      footer={
        shown && (
          <Button variant="danger" loading={busy} onClick={() => void choose(null)}>
            {t('picture.remove')}
          </Button>
        )
      }
    >
      <FileDrop
        files={[]}
        accept={types.join(',')}
        maxBytes={maxBytes}
        maxFiles={1}
        disabled={busy}
        title={t('picture.send')}
        hint={t('picture.hint')}
        onChange={([chosen]) => chosen && setFile(chosen)}
      />
      <Former slot={slot} disabled={busy} onChoose={({ fileUrl }) => void choose(fileUrl)} />
    </Dialog>
  );
}

type FormerProps = { slot: PictureSlot; disabled: boolean; onChoose: (picture: PictureFile) => void };

/** Shows the user's former pictures. */
function Former({ slot, disabled, onChoose }: FormerProps) {
  const { t } = useTranslation('members');
  const { data, isError, isFetching, refetch } = useQuery(oldPicturesQuery(slot));
  if (isError) return <ErrorState size="sm" onRetry={() => void refetch()} retrying={isFetching} />;
  if (data?.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="mb-2 text-sm font-semibold">{t('picture.former')}</h3>
      <ul className={slot === 'avatar' ? 'grid grid-cols-5 gap-2.5' : 'grid grid-cols-2 gap-2.5'}>
        {(data ?? []).map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              disabled={disabled}
              aria-label={t('picture.again', { index: index + 1 })}
              onClick={() => onChoose(picture)}
              className="block w-full overflow-hidden rounded-md border border-line hover:border-control"
            >
              <img
                src={picture.fileUrl}
                alt=""
                loading="lazy"
                className={slot === 'avatar' ? 'aspect-square object-cover' : 'aspect-[4/1] object-cover'}
              />
            </button>
          </li>
        ))}
        {!data && [1, 2, 3].map((place) => <Skeleton key={place} className="aspect-square" />)}
      </ul>
    </section>
  );
}

const uploadKindOf = { avatar: 'avatarImages', cover: 'coverImages' } as const satisfies Record<
  PictureSlot,
  string
>;

const lookMilliseconds = 400;
const maxLooks = 50;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Uploads a picture, waits until it is processed, and returns its address. */
async function sendPicture(slot: PictureSlot, file: File, signal: AbortSignal): Promise<string> {
  const kind = uploadKindOf[slot];
  const id = await uploadFile(kind, file, { signal, onProgress: () => undefined });
  for (let look = 0; look < maxLooks; look += 1) {
    const { status, url } = await call(getUpload, { params: { kind, id }, signal });
    if (url) return url;
    if (status === 'refused') break;
    await pause(lookMilliseconds);
    signal.throwIfAborted();
  }
  throw new Error('The picture was not made ready');
}
