import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxNewsImages, newsCategories } from '#shared/news/news-choices.ts';
import { PictureRows } from '#web/ui/publishing/picture-rows.tsx';
import type { FieldsProps } from '#web/ui/publishing/publication-desk.ts';
import { uploadPicture } from '#web/platform/uploads/upload-picture.ts';
import { MomentField, SelectField, SwitchField } from '#web/ui/form/choice-fields.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { RichTextField } from '#web/ui/form/rich-text-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useArrivalCounts } from '../hooks/use-arrival-counts.ts';
import { NewsVideoRows } from './news-video-rows.tsx';

const longest = { title: 200, summary: 500, location: 200, duration: 100, level: 100 };

/** Title, summary, text and pictures. */
export function NewsTextFields({ locked, onArriving }: FieldsProps) {
  const { t } = useTranslation('staffNews');
  const arriving = useArrivalCounts(onArriving);
  return (
    <fieldset disabled={locked} className="min-w-0 space-y-4">
      <Card className="space-y-4.5">
        <TextField name="title" required maxLength={longest.title} />
        <TextAreaField name="summary" most={longest.summary} maxLength={longest.summary} counted rows={3} />
        <RichTextField name="content" required readOnly={locked} upload={uploadPicture} />
      </Card>
      <Card>
        <CardHeader
          title={t('form.partPictures')}
          hint={t('form.partPicturesHint', { count: maxNewsImages })}
        />
        <PictureRows most={maxNewsImages} locked={locked} onArriving={arriving.pictures} />
      </Card>
      <NewsVideoRows locked={locked} onArriving={arriving.videos} />
    </fieldset>
  );
}

/** Type of the item, and the facts of an event. */
export function NewsSideFields({ locked }: FieldsProps) {
  const { t } = useTranslation('staffNews');
  const { form } = useFormAround();
  const category: unknown = useWatch({ control: form.control, name: 'category' });
  return (
    <fieldset disabled={locked} className="space-y-4">
      <Card className="space-y-4.5">
        <SelectField
          name="category"
          disabled={locked}
          options={newsCategories.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </Card>
      {category === 'event' && (
        <Card className="space-y-4.5">
          <CardHeader title={t('form.partEvent')} />
          <MomentField name="date" required />
          <MomentField name="endsAt" />
          <TextField name="location" maxLength={longest.location} />
          <TextField name="duration" maxLength={longest.duration} />
          <TextField name="level" maxLength={longest.level} />
          <SwitchField name="isCancelled" />
        </Card>
      )}
    </fieldset>
  );
}
