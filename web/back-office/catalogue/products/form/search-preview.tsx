import { Store } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormAround } from '#web/ui/form/form-context.ts';

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Preview of the search engine result. Empty fields are filled from the name and the short description. */
export function SearchPreview() {
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
