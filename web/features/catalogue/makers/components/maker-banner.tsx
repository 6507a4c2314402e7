import { BadgeCheck, MapPin, Check, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/data/badge.tsx';
import { backgroundOf } from '#web/ui/media/product-picture.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { sharePage } from '#web/platform/share-page.ts';
import { MakerLogo } from './maker-logo.tsx';

type Maker = {
  id: string;
  name: string;
  description: string;
  createdAt: string;
  productCount: number;
  rating: { average: number; count: number };
  sold: number;
};

type Props = {
  maker: Maker;
  logo?: string | null;
  verified?: boolean;
  /** Place where the business or brand is based. */
  place: string;
  /** Kind of the business or brand, above the name. */
  kind?: string;
  children?: ReactNode;
};

const bands = ['', 'ground-1', 'ground-2', 'ground-3', 'ground-4', 'ground-5', 'ground-6'];

/** Shows the head of a business or brand page: name, description and key facts. */
export function MakerBanner({ maker, logo, verified, place, kind, children }: Props) {
  const { t } = useTranslation('listing');
  const { id, name, description } = maker;
  return (
    <header className="overflow-hidden rounded-lg border border-line bg-surface">
      <div aria-hidden className={`h-16 sm:h-24 ${bands[backgroundOf(id)]}`} />
      <div className="px-4 pb-5 sm:px-6">
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          <MakerLogo
            name={name}
            logo={logo}
            className="-mt-10 size-20 border-4 border-surface text-xl sm:-mt-12 sm:size-28 sm:text-2xl"
          />
          <div className="min-w-0 grow basis-64 max-sm:order-last max-sm:basis-full sm:pt-3">
            {kind && <p className="text-sm text-ink-2">{kind}</p>}
            <h1 className="text-xl font-bold text-balance sm:text-2xl">{name}</h1>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
              {verified && (
                <Badge tone="jade" icon={<BadgeCheck aria-hidden />}>
                  {t('maker.verified')}
                </Badge>
              )}
              {place && (
                <span className="inline-flex items-center gap-1.5">
                  <MapPin aria-hidden className="size-4 text-ink-3" />
                  {place}
                </span>
              )}
            </p>
          </div>
          <div className="max-sm:ml-auto">
            <ShareButton title={name} />
          </div>
        </div>
        {description && <p className="mt-4 max-w-[75ch] text-pretty text-ink-2">{description}</p>}
        <Figures maker={maker} />
        {children}
      </div>
    </header>
  );
}

function Figures({ maker: { productCount, rating, sold, createdAt } }: { maker: Maker }) {
  const { t } = useTranslation('listing');
  const { number, short, month } = useFormat();
  return (
    <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
      <Figure name={t('maker.stat.products')}>{number(productCount)}</Figure>
      <Figure
        name={t('maker.stat.rating')}
        note={
          rating.count > 0 ? t('maker.reviews', { count: rating.count, amount: rating.count }) : undefined
        }
      >
        {rating.count > 0 ? `${number(rating.average, 1)} / 5` : t('maker.noRating')}
      </Figure>
      <Figure name={t('maker.stat.sold')}>{short(sold)}</Figure>
      <Figure name={t('maker.stat.since')}>{month(createdAt)}</Figure>
    </dl>
  );
}

function Figure({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 text-base font-bold tabular-nums">
        {children}
        {note && <span className="text-xs font-normal text-ink-2">{note}</span>}
      </dd>
    </div>
  );
}

/** Opens the phone's share dialog; elsewhere it copies the address. */
function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation(['listing', 'ui']);
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = location.href.split(/[?#]/)[0] ?? location.href;
    const texts = { copied: t('maker.copied'), failed: t('ui:copy.failed') };
    if (await sharePage({ title, url }, texts)) setCopied(true);
  };
  return (
    <Button icon={copied ? <Check /> : <Share2 />} onClick={() => void share()}>
      {t('maker.share')}
    </Button>
  );
}
