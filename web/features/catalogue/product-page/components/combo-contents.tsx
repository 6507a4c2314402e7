import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ComboPartView } from '#shared/catalogue/combo.ts';
import { formatVnd } from '#shared/values/money.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';

/** Shows the contents of a combo; each part links to its page as long as it is sold. */
export function ComboContents({ parts }: { parts: readonly ComboPartView[] }) {
  const { t } = useTranslation('product');
  const apart = parts.reduce((sum, { total, quantity }) => sum + total * quantity, 0);
  return (
    <section aria-labelledby="contents" className="rounded-md border border-line bg-surface">
      <h2 id="contents" className="border-b border-line px-4 py-2.5 text-sm font-bold">
        {t('combo.title')}
      </h2>
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <li key={`${part.productId} ${part.variantId}`} className="flex items-center gap-3 px-4 py-2.5">
            <GoodsPicture image={part.image} ground={part.ground} className="w-12!" />
            <PartName part={part} />
            <span className="shrink-0 font-semibold tabular-nums">× {part.quantity}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2.5 text-sm text-ink-2 tabular-nums">
        {t('combo.apart', { price: formatVnd(apart) })}
      </p>
    </section>
  );
}

function PartName({ part: { name, slug, variantName, total, state } }: { part: ComboPartView }) {
  const { t } = useTranslation('product');
  const { say } = useShopWords();
  return (
    <div className="min-w-0 grow text-sm">
      {state === 'on_sale' ? (
        <Link
          to="/e-commerce/product/$slug"
          params={{ slug }}
          className="rounded-xs font-semibold hover:text-brand hover:underline"
        >
          {name}
        </Link>
      ) : (
        <p className="font-semibold">
          {name} <Badge>{t('combo.off')}</Badge>
        </p>
      )}
      <p className="text-ink-2 tabular-nums">
        {[say(variantName), formatVnd(total)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
