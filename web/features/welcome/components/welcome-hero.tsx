import { ShoppingBasket, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import banyan from '../pictures/banyan.webp';
import basket from '../pictures/basket.webp';
import corn from '../pictures/corn.webp';
import honey from '../pictures/honey.webp';
import house from '../pictures/house.webp';
import pottery from '../pictures/pottery.webp';

/** Pictures of market goods on the tinted grounds used in the whole shop. */
const objects = [
  { picture: house, look: 'ground-3 col-span-2 row-span-2', size: 'w-3/5' },
  { picture: basket, look: 'ground-1', size: 'w-2/3' },
  { picture: honey, look: 'ground-2', size: 'w-3/5' },
  { picture: pottery, look: 'ground-5', size: 'w-3/5' },
  { picture: corn, look: 'ground-6', size: 'w-3/5' },
  { picture: banyan, look: 'ground-4', size: 'w-3/5' },
];

export function WelcomeHero({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('welcome');
  return (
    <section className="border-b border-line">
      <div className="page-width grid items-center gap-x-12 gap-y-9 py-9 md:grid-cols-[1.1fr_1fr] md:py-14">
        <div>
          <p className="text-sm font-semibold text-brand">{t('kicker')}</p>
          <h1 className="mt-3 text-2xl font-bold tracking-tight text-balance sm:text-[3rem] sm:leading-[1.15]">
            {t('headline')}
          </h1>
          <p className="mt-4 max-w-[52ch] text-base text-pretty text-ink-2 sm:text-lg">{t('lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/e-commerce" variant="primary" size="lg" icon={<ShoppingBasket />}>
              {t('enter')}
            </ButtonLink>
            {!signedIn && (
              <ButtonLink to="/sign-up" size="lg" icon={<UserPlus />}>
                {t('join')}
              </ButtonLink>
            )}
          </div>
        </div>
        <div aria-hidden className="grid grid-cols-3 gap-3">
          {objects.map(({ picture, look, size }) => (
            <span
              key={picture}
              className={`flex aspect-square items-center justify-center rounded-lg ${look}`}
            >
              <img
                src={picture}
                alt=""
                className={`${size} drop-shadow-[0_0.75rem_1rem_var(--object-shadow)]`}
              />
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
