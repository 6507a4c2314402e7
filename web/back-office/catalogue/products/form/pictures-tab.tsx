import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PictureTile, SendingTile } from './picture-tiles.tsx';
import type { PictureSending } from './use-picture-sending.ts';

type Picture = { url: string; sortOrder: number };
const most = 20;

/** Tab with the product's pictures in order, and the choice of the main one. */
export function PicturesTab({ pictures }: { pictures: PictureSending }) {
  const { t } = useTranslation('staffProducts');
  const { form } = useFormAround();
  const { field } = useFormField('images');
  const thumbnail = useFormField('thumbnail');
  const [dragged, setDragged] = useState<number>();
  const shown = field.value as Picture[];
  /** Reads the current pictures, because an upload ends later and must not undo moves or removals. */
  const now = () => form.getValues('images') as Picture[];
  const keep = (all: Picture[]) => field.onChange(all.map(({ url }, sortOrder) => ({ url, sortOrder })));

  const take = (url: string) => {
    keep([...now(), { url, sortOrder: 0 }]);
    if (!form.getValues('thumbnail')) thumbnail.field.onChange(url);
  };
  const move = (from: number, to: number) => {
    const [moved] = now().slice(from, from + 1);
    if (moved && to >= 0 && to < shown.length) keep(now().toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const remove = (url: string) => {
    const left = now().filter((picture) => picture.url !== url);
    keep(left);
    if (form.getValues('thumbnail') === url) thumbnail.field.onChange(left[0]?.url ?? '');
  };

  const room = most - shown.length - pictures.sending.length;
  return (
    <Card className="space-y-4.5">
      <div {...(thumbnail.error !== undefined && { 'data-problem': '' })}>
        <h2 className="text-base font-bold">
          {thumbnail.label} <span className="text-danger">*</span>
        </h2>
        <p className="text-sm text-ink-2">{t('form.picturesHint')}</p>
        {thumbnail.error && (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {thumbnail.error}
          </p>
        )}
      </div>
      {shown.length + pictures.sending.length > 0 ? (
        <ol className="flex flex-wrap gap-3">
          {shown.map(({ url }, place) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an extra: each tile has its arrows
            <li
              key={url}
              draggable
              onDragStart={() => setDragged(place)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                move(dragged, place);
                setDragged(undefined);
              }}
            >
              <PictureTile
                src={pictures.srcOf(url)}
                place={place}
                count={shown.length}
                main={url === thumbnail.field.value}
                onMain={() => thumbnail.field.onChange(url)}
                onMove={(by) => move(place, place + by)}
                onRemove={() => remove(url)}
              />
            </li>
          ))}
          {pictures.sending.map((picture) => (
            <li key={picture.key}>
              <SendingTile
                picture={picture}
                onRetry={() => pictures.retry(picture, take)}
                onGiveUp={() => pictures.giveUp(picture)}
              />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          size="sm"
          icon={<ImagePlus />}
          title={t('form.noPictures')}
          hint={t('form.noPicturesHint')}
        />
      )}
      {room > 0 && (
        <FileDrop
          files={[]}
          accept={uploadKinds.productImages.types.join(',')}
          maxBytes={uploadKinds.productImages.maxBytes}
          maxFiles={room}
          onChange={(files) => pictures.add(files, take)}
          title={t('form.dropPictures')}
          hint={t('form.picturesKinds', { count: most })}
        />
      )}
    </Card>
  );
}
