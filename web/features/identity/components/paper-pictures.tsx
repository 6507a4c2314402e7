import { Eye, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identity } from '#shared/identity/identity.ts';
import {
  maxPictureBytes,
  type PictureSide,
  pictureSides,
  picturesOfPapers,
} from '#shared/identity/picture-choices.ts';
import { removePaperPicture } from '#shared/identity/paper-pictures.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { messageOf, reasonOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { myPicture, paperRoots, useSendPicture } from '../api/identity-queries.ts';

/** Shows the optional pictures of a paper, marked as optional. */
export function PaperPictures({ paper }: { paper: Identity }) {
  const { t } = useTranslation('identity');
  return (
    <details className="mt-3.5 border-t border-line pt-3 text-sm">
      <summary className="cursor-pointer font-semibold">{t('picture.title')}</summary>
      <p className="mt-1 text-ink-2">{t('picture.optional')}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {pictureSides.map((side) => (
          <PictureOfSide key={side} paper={paper} side={side} />
        ))}
      </div>
    </details>
  );
}

function PictureOfSide({ paper: { id, pictures, state }, side }: { paper: Identity; side: PictureSide }) {
  const { t } = useTranslation('identity');
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const send = useSendPicture(id);
  const remove = useAct(removePaperPicture, { stale: paperRoots, done: t('picture.removed') });
  const name = t(`picture.${side}`).toLowerCase();
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxPictureBytes || !picturesOfPapers.some((type) => type === file.type)) {
      toast.error(t('picture.failed'));
      return;
    }
    send.mutate(
      { side, file },
      {
        onSuccess: () => toast.success(t('picture.kept')),
        onError: (error) => toast.error(reasonOf(error) ?? t('picture.failed')),
      },
    );
  };
  const view = async () => {
    try {
      location.assign((await myPicture(id, side)).url);
    } catch (error) {
      toast.error(messageOf(error) ?? t('picture.viewFailed'));
    }
  };
  if (pictures[side])
    return (
      <>
        <Button size="sm" icon={<Eye />} onClick={() => void view()}>
          {t('picture.view', { side: name })}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="text-danger!"
          icon={<Trash2 />}
          loading={remove.busy}
          onClick={() => void remove.run({ params: { id, side } })}
        >
          {t('picture.remove', { side: name })}
        </Button>
      </>
    );
  if (state === 'submitted') return null;
  return (
    <>
      <label htmlFor={inputId} className="sr-only">
        {t('picture.add', { side: name })}
      </label>
      <input
        ref={input}
        id={inputId}
        type="file"
        tabIndex={-1}
        accept={picturesOfPapers.join(',')}
        className="sr-only"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <Button size="sm" icon={<ImagePlus />} loading={send.isPending} onClick={() => input.current?.click()}>
        {send.isPending ? t('picture.sending') : t('picture.add', { side: name })}
      </Button>
    </>
  );
}
