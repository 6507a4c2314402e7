import { useTranslation } from 'react-i18next';
import type { NewsText } from '#shared/news/news.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { pictureAddress } from '#web/ui/media/picture-address.ts';
import { Fact, Facts } from '#web/ui/record/facts.tsx';

/** Shows the text that is being edited as readers would see it. */
export function NewsPreview({ text }: { text: NewsText }) {
  const { t } = useTranslation(['staffNews', 'publishing']);
  const { title, summary, content, category, isCancelled, images } = text;
  return (
    <article className="space-y-4">
      <header className="space-y-2">
        <p className="flex gap-2">
          <Badge tone="sky">{t(`type.${category}`)}</Badge>
          {category === 'event' && isCancelled && <Badge tone="danger">{t('preview.cancelled')}</Badge>}
        </p>
        <h3 className="text-xl font-bold wrap-anywhere">{title || t('publishing:untitled')}</h3>
        <p className="text-ink-2">{summary || t('list.noSummary')}</p>
      </header>
      {category === 'event' && <EventFacts text={text} />}
      <ul className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-3">
        {images.map(({ url, alt }) => (
          <li key={url}>
            <img
              src={pictureAddress(url, 640)}
              alt={alt}
              className="aspect-4/3 w-full rounded-md object-cover"
            />
          </li>
        ))}
      </ul>
      <RichText html={content} />
    </article>
  );
}

function EventFacts({ text: { date, endsAt, location, duration, level } }: { text: NewsText }) {
  const { t } = useTranslation('staffNews');
  const { moment } = useFormat();
  const facts = [
    ['date', date && moment(date)],
    ['endsAt', endsAt && moment(endsAt)],
    ['location', location],
    ['duration', duration],
    ['level', level],
  ] as const;
  return (
    <Facts look="stack">
      {facts.map(
        ([name, value]) =>
          value && (
            <Fact key={name} label={t(`form.${name}`)}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  );
}
