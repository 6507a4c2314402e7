import { HandHeart, MapPinned, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const pillars = [
  { name: 'origin', Icon: MapPinned, look: 'bg-jade-soft text-jade' },
  { name: 'maker', Icon: HandHeart, look: 'bg-brand-soft text-brand' },
  { name: 'village', Icon: UsersRound, look: 'bg-sky-soft text-sky' },
] as const;

export function Pillars() {
  const { t } = useTranslation('welcome');
  return (
    <section aria-labelledby="what">
      <h2 id="what" className="text-xl font-bold">
        {t('what')}
      </h2>
      <p className="text-ink-2">{t('whatLead')}</p>
      <ul className="mt-6 grid gap-x-10 gap-y-7 md:grid-cols-3">
        {pillars.map(({ name, Icon, look }) => (
          <li key={name} className="flex gap-4 md:block">
            <span
              aria-hidden
              className={`flex size-12 shrink-0 items-center justify-center rounded-md ${look}`}
            >
              <Icon className="size-6" />
            </span>
            <div>
              <h3 className="text-lg font-bold md:mt-4">{t(`pillar.${name}.title`)}</h3>
              <p className="mt-1 max-w-[46ch] text-pretty text-ink-2">{t(`pillar.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
