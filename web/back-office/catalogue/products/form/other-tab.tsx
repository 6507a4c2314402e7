import { ListPlus, Store } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Badge } from '#shared/catalogue/product.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { ChecksField } from '#web/ui/form/checks-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { RowsField } from '#web/ui/form/rows-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { pair } from './basics-tab.tsx';

/** Tab with search data, specifications and sales settings. */
export function OtherTab() {
  const { t } = useTranslation('staffProducts');
  const { t: words } = useTranslation('badges');
  const { form } = useFormAround();
  const attributes = useWatch({ control: form.control, name: 'attributes' }) as unknown[];
  return (
    <>
      <Card className="space-y-4.5">
        <CardHeader title={t('form.part.seo')} />
        <TextField name="metaTitle" />
        <TextAreaField name="metaDescription" most={320} counted rows={3} />
        <KeywordsField />
        <SearchPreview />
      </Card>
      <Card>
        <RowsField name="attributes" empty={{ attributeName: '', attributeValue: '' }} most={40} movable>
          {() => (
            <div className={pair}>
              <TextField name="attributeName" required />
              <TextField name="attributeValue" required />
            </div>
          )}
        </RowsField>
        {attributes.length === 0 && (
          <EmptyState
            size="sm"
            icon={<ListPlus />}
            title={t('form.noAttributes')}
            hint={t('form.noAttributesHint')}
          />
        )}
      </Card>
      <Card>
        <RowsField name="specifications" empty={{ name: '', value: '' }} most={40} movable>
          {() => (
            <div className={pair}>
              <TextField name="name" required />
              <TextField name="value" required />
            </div>
          )}
        </RowsField>
      </Card>
      <Card className="space-y-3">
        <CardHeader title={t('form.part.switches')} />
        <ChecksField
          name="badges"
          most={4}
          options={Badge.options.map((value) => ({ value, label: words(value) }))}
        />
        <SwitchField name="freeShipping" />
        <SwitchField name="featured" />
        <SwitchField name="flashSale" />
        <SwitchField name="isRewardPoint" />
        <SwitchField name="isLotSerialControl" />
        <SwitchField name="isBatchExpireControl" />
      </Card>
    </>
  );
}

const wordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Field for comma-separated keywords. */
function KeywordsField() {
  /** Text as typed, because a trailing comma starts the next word and must not be dropped. */
  const [typed, setTyped] = useState<string>();
  return (
    <FormField name="keywords">
      {({ name, value, onChange, onBlur, ref }, placeholder) => (
        <Input
          name={name}
          ref={ref}
          placeholder={placeholder}
          value={typed ?? (value as string[]).join(', ')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(wordsIn(target.value));
          }}
          onBlur={() => {
            setTyped(undefined);
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Preview of the search engine result. Empty fields are filled from the name and the short description. */
function SearchPreview() {
  const { t } = useTranslation('staffProducts');
  const { form } = useFormAround();
  const [name, slug, metaTitle, metaDescription, shortDescription] = useWatch({
    control: form.control,
    name: ['name', 'slug', 'metaTitle', 'metaDescription', 'shortDescription'],
  }).map(String) as [string, string, string, string, string];
  const title = metaTitle || name;
  const words = metaDescription || shortDescription;
  return (
    <section aria-label={t('preview.title')} className="rounded-md border border-line bg-sunken p-4">
      <h3 className="mb-2 text-sm font-semibold">{t('preview.title')}</h3>
      <p className="flex items-center gap-2 text-xs text-ink-2">
        <Store aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 truncate">
          {location.host} › e-commerce › product › {slug || '…'}
        </span>
      </p>
      <p className="mt-1 text-lg text-sky">{cut(title || t('preview.noTitle'), 60)}</p>
      <p className="text-sm text-ink-2">{cut(words || t('preview.noWords'), 160)}</p>
      <p className="mt-2 flex gap-4 text-xs text-ink-2 tabular-nums">
        <span className={title.length > 60 ? 'text-gold' : undefined}>
          {t('preview.titleLength', { count: title.length })}
        </span>
        <span className={words.length > 160 ? 'text-gold' : undefined}>
          {t('preview.wordsLength', { count: words.length })}
        </span>
      </p>
    </section>
  );
}
