import { useTranslation } from 'react-i18next';
import { type Review } from '#shared/reviews/review.ts';
import { RatingInput } from '#web/ui/data/rating.tsx';

type Stars = Review['rating'];
const isStars = (value: number): value is Stars => value >= 1 && value <= 5 && Number.isInteger(value);

type Props = { value: Stars | null; onChange: (value: Stars) => void; missing: boolean };

/** Shows five stars, also moved by arrow keys, with a word for the chosen number. */
export function StarsField({ value, onChange, missing }: Props) {
  const { t } = useTranslation('reviews');
  return (
    <div className="flex flex-col items-center text-center" {...(missing && { 'data-problem': '' })}>
      <p className="text-sm font-semibold">{t('form.stars')}</p>
      <div className="mt-1 [&_label]:size-12 [&_svg]:size-9!">
        <RatingInput
          label={t('form.stars')}
          value={value ?? undefined}
          onChange={(chosen) => isStars(chosen) && onChange(chosen)}
        />
      </div>
      <p aria-live="polite" className="min-h-6 text-sm font-medium text-ink-2">
        {value && t(`form.mood.${value}`)}
        {!value && !missing && <span className="font-normal">{t('form.starsHint')}</span>}
        {missing && <span className="text-danger">{t('form.starsNeeded')}</span>}
      </p>
    </div>
  );
}
