import { ArrowRight, ShoppingBasket, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Pillars } from './pillars.tsx';
import { Steps } from './steps.tsx';
import { WelcomeHero } from './welcome-hero.tsx';

type Props = { signedIn: boolean; newest: ReactNode };

/** Shows the welcome page for visitors: what Chợ Làng is, new products, and how to join. */
export function WelcomePage({ signedIn, newest }: Props) {
  return (
    <>
      <WelcomeHero signedIn={signedIn} />
      <div className="page-width space-y-14 py-12 sm:space-y-20 sm:py-16">
        <Pillars />
        <Newest>{newest}</Newest>
        {!signedIn && <Steps />}
        {!signedIn && <Invitation />}
      </div>
    </>
  );
}

function Newest({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['welcome', 'shell']);
  return (
    <section aria-labelledby="newest">
      <div className="mb-5 flex items-end justify-between gap-4">
        <div>
          <h2 id="newest" className="text-xl font-bold">
            {t('newest')}
          </h2>
          <p className="text-ink-2">{t('newestLead')}</p>
        </div>
        <ButtonLink to="/e-commerce" iconAfter={<ArrowRight className="max-sm:hidden" />}>
          {t('all')}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

function Invitation() {
  const { t } = useTranslation(['welcome', 'shell']);
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-lacquer px-6 py-8 text-on-lacquer sm:px-10">
      <div>
        <h2 className="text-xl font-bold text-balance">{t('ctaTitle')}</h2>
        <p className="mt-1">{t('ctaText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/sign-up" size="lg" icon={<UserPlus />} className="border-transparent!">
          {t('shell:nav.register')}
        </ButtonLink>
        <ButtonLink
          to="/e-commerce"
          variant="ghost"
          size="lg"
          icon={<ShoppingBasket />}
          className="border-on-lacquer/50! text-on-lacquer! hover:bg-on-lacquer/10!"
        >
          {t('enter')}
        </ButtonLink>
      </div>
    </section>
  );
}
