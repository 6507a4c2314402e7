import { ArrowUp, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxNewsImages } from '#shared/news/news-choices.ts';
import type { NewsImage } from '#shared/news/news.ts';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import { ArrivingFiles } from '#web/ui/publishing/arriving-files.tsx';
import { useArrivingFiles } from '#web/ui/publishing/use-arriving-files.ts';
import { uploadPicture } from '#web/platform/uploads/upload-picture.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { pictureAddress } from '#web/ui/media/picture-address.ts';

const { types, maxBytes } = uploadKinds.postImages;

type Props = {
  locked: boolean;
  /** Is told how many pictures are on their way: they are lost if the page is left. */
  onArriving: (count: number) => void;
};

/** Pictures of a news item with their descriptions; the first one is the cover. */
export function NewsPictureRows({ locked, onArriving }: Props) {
  const { t } = useTranslation('staffNews');
  const { control } = useFormAround().form;
  const rows = useFieldArray({ control, name: 'images' });
  const images = (useWatch({ control, name: 'images' }) ?? []) as NewsImage[];
  const files = useArrivingFiles({
    upload: uploadPicture,
    onArrived: ({ url }) => rows.append({ url, alt: '', width: null, height: null }),
  });
  const { arriving, add } = files;
  useEffect(() => onArriving(arriving.length), [arriving, onArriving]);
  const room = maxNewsImages - rows.fields.length - arriving.length;
  return (
    <div className="space-y-3">
      <ol className="space-y-3 empty:hidden">
        {rows.fields.map(({ id }, index) => (
          <li key={id} className="flex items-start gap-3">
            <img
              src={pictureAddress(images[index]?.url ?? '', 160)}
              alt=""
              className="size-16 shrink-0 rounded-sm bg-sunken object-cover"
            />
            <TextField
              name={`images.${index}.alt`}
              label={t('pictures.alt', { index: index + 1 })}
              placeholder={t('pictures.altPlaceholder')}
              maxLength={200}
              fieldClassName="min-w-0 grow"
            />
            <IconButton
              size="sm"
              label={t('pictures.first', { index: index + 1 })}
              icon={<ArrowUp />}
              disabled={locked || index === 0}
              onClick={() => rows.move(index, index - 1)}
            />
            <IconButton
              size="sm"
              label={t('pictures.remove', { index: index + 1 })}
              icon={<Trash2 />}
              disabled={locked}
              onClick={() => rows.remove(index)}
            />
          </li>
        ))}
      </ol>
      <ArrivingFiles files={files} />
      {room > 0 && !locked && (
        <FileDrop
          files={[]}
          accept={types.join(',')}
          maxBytes={maxBytes}
          maxFiles={room}
          onChange={add}
          title={t('pictures.add')}
        />
      )}
    </div>
  );
}
