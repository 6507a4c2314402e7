import { ArrowRight, ShoppingBasket, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import basket from '../pictures/basket.webp';
import lantern from '../pictures/lantern.webp';
import mango from '../pictures/mango.webp';
import tea from '../pictures/tea.webp';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';

/** Decoration that is not part of the initial chunk. */
const DawnScene = lazyPiece(async () => (await import('./dawn-scene.tsx')).DawnScene, { quiet: true });

export function HomeHero() {
  return (
    <section className="grid gap-4 lg:grid-cols-[1fr_minmax(0,24rem)]">
      <Banner />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-1">
        <FreeShippingTile />
        <BargainTile />
      </div>
    </section>
  );
}

function Banner() {
  const { t } = useTranslation('catalogue');
  return (
    <div className="relative isolate flex min-h-58 flex-col justify-center overflow-hidden rounded-lg bg-lacquer px-5 pt-11 pb-6 text-on-lacquer sm:min-h-88 sm:px-10 sm:pt-14 sm:pb-8 lg:px-12">
      <DawnScene />
      <Awning />
      <Goods />
      <p className="mb-3 w-fit rounded-full bg-scrim/60 px-3 py-1 text-xs font-semibold max-sm:hidden">
        {t('hero.kicker')}
      </p>
      <h1 className="max-w-50 text-xl font-bold sm:max-w-112 sm:text-wrap sm:text-[2.5rem] sm:leading-[1.2]">
        {t('hero.title')}
      </h1>
      <p className="mt-3 max-w-[34ch] max-sm:hidden">{t('hero.lead')}</p>
      <p className="mt-2 max-w-60 text-sm sm:hidden">{t('hero.shortLead')}</p>
      <div className="mt-5 flex flex-wrap gap-3 sm:mt-6">
        <ButtonLink
          to="/e-commerce/product"
          className="border-transparent! bg-on-lacquer! text-lacquer-ink! hover:brightness-95"
          icon={<ShoppingBasket />}
        >
          {t('hero.enter')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Shows pictures of lanterns and goods. */
const Goods = () => (
  <>
    <img src={lantern} alt="" className="absolute top-6 right-3 -z-10 w-15 sm:top-8 sm:right-8 sm:w-21" />
    <img src={lantern} alt="" className="absolute top-8 right-34 -z-10 w-13 max-md:hidden" />
    <img
      src={mango}
      alt=""
      className="absolute right-4 bottom-4 -z-10 w-26 sm:right-12 sm:bottom-6 sm:w-36"
    />
  </>
);

type TileProps = { title: string; text: string; picture: string; className: string; children: ReactNode };

function Tile({ title, text, picture, className, children }: TileProps) {
  return (
    <div className={`relative flex items-center gap-4 overflow-hidden rounded-lg p-4 sm:p-6 ${className}`}>
      <div className="min-w-0 grow">
        <h2 className="mb-2.5 font-bold text-balance sm:mb-0 sm:text-lg">{title}</h2>
        <p className="mt-0.5 mb-3.5 text-sm text-ink-2 max-sm:hidden">{text}</p>
        {children}
      </div>
      <img
        src={picture}
        alt=""
        className="w-22 shrink-0 drop-shadow-[0_0.5rem_0.75rem_var(--object-shadow)] max-sm:hidden"
      />
    </div>
  );
}

function FreeShippingTile() {
  const { t } = useTranslation('catalogue');
  return (
    <Tile
      title={t('hero.shipping.title')}
      text={t('hero.shipping.text')}
      picture={basket}
      className="bg-jade-soft"
    >
      <ButtonLink
        to="/e-commerce/product"
        search={{ freeShipping: true }}
        size="sm"
        icon={<Truck className="max-sm:hidden" />}
      >
        {t('hero.shipping.action')}
      </ButtonLink>
    </Tile>
  );
}

function BargainTile() {
  const { t } = useTranslation('catalogue');
  return (
    <Tile
      title={t('hero.bargain.title')}
      text={t('hero.bargain.text')}
      picture={tea}
      className="border border-line bg-surface"
    >
      <ButtonLink
        to="/e-commerce/product"
        search={{ sortBy: 'discount' }}
        size="sm"
        iconAfter={<ArrowRight className="max-sm:hidden" />}
      >
        {t('hero.bargain.action')}
      </ButtonLink>
    </Tile>
  );
}

const stripe = 48;
const stripes = Array.from({ length: 44 }, (_, at) => at);

function Awning() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${stripe * stripes.length} 40`}
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-x-0 top-0 -z-10 h-7 w-full sm:h-10"
    >
      {stripes.map((at) => (
        <path
          key={at}
          d={`M${at * stripe} 0h${stripe}v18a${stripe / 2} 20 0 0 1 -${stripe} 0z`}
          className={at % 2 ? 'fill-on-lacquer' : 'fill-scrim/70'}
        />
      ))}
    </svg>
  );
}
