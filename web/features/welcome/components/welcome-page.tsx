import { ArrowRight, ShoppingBasket, UserPlus, HandHeart, MapPinned, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { WelcomeHero } from './welcome-hero.tsx';

type Props = { signedIn: boolean; newest: ReactNode; news: ReactNode };

/** Shows the welcome page for visitors: what Chợ Làng is, new products, latest news, and how to join. */
export function WelcomePage({ signedIn, newest, news }: Props) {
  return (
    <>
      <WelcomeHero signedIn={signedIn} />
      <div className="page-width space-y-14 py-12 sm:space-y-20 sm:py-16">
        <Pillars />
        <Newest>{newest}</Newest>
        {news}
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

const pillars = [
  { name: 'origin', Icon: MapPinned, look: 'bg-jade-soft text-jade' },
  { name: 'maker', Icon: HandHeart, look: 'bg-brand-soft text-brand' },
  { name: 'village', Icon: UsersRound, look: 'bg-sky-soft text-sky' },
] as const;

function Pillars() {
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

const steps = ['register', 'verify', 'market'] as const;

function Steps() {
  const { t } = useTranslation('welcome');
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-xl font-bold">
        {t('steps')}
      </h2>
      <ol className="mt-6 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="rounded-md border border-line bg-surface p-5">
            <span aria-hidden className="text-2xl font-bold text-brand tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-1 text-lg font-bold">{t(`step.${step}.title`)}</h3>
            <p className="mt-1 text-pretty text-ink-2">{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
