import { ArrowUp, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentImage } from '#shared/publishing/content-text.ts';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import { ArrivingFiles } from './arriving-files.tsx';
import { useArrivingFiles } from './use-arriving-files.ts';
import { uploadPicture } from '../../platform/uploads/upload-picture.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import { useFormAround } from '../form/form-context.ts';
import { TextField } from '../form/text-fields.tsx';
import { pictureAddress } from '../media/picture-address.ts';

const { types, maxBytes } = uploadKinds.postImages;

type Props = {
  /** Largest number of pictures. */
  most: number;
  locked: boolean;
  /** Is told how many pictures are on their way: they are lost if the page is left. */
  onArriving: (count: number) => void;
};

/** Pictures of a text with their descriptions, in its field `images`; the first one is the cover. */
export function PictureRows({ most, locked, onArriving }: Props) {
  const { t } = useTranslation('publishing');
  const { control } = useFormAround().form;
  const rows = useFieldArray({ control, name: 'images' });
  const images = (useWatch({ control, name: 'images' }) ?? []) as ContentImage[];
  const files = useArrivingFiles({
    upload: uploadPicture,
    onArrived: ({ url }) => rows.append({ url, alt: '', width: null, height: null }),
  });
  const { arriving, add } = files;
  useEffect(() => onArriving(arriving.length), [arriving, onArriving]);
  const room = most - rows.fields.length - arriving.length;
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
