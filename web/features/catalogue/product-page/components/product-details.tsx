import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { Folded } from './folded.tsx';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

/** Shows the description, with the specifications beside it. */
export function ProductDetails({ product: { description, specifications, code } }: { product: Product }) {
  const { say } = useShopWords();
  const { contentLanguage } = useLanguage();
  const { t } = useTranslation('product');
  const facts = [...specifications, { name: t('code'), value: code }];
  return (
    <div className="mt-10 grid items-start gap-x-10 gap-y-8 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {description && (
        <section aria-labelledby="description">
          <h2 id="description" className="mb-4 text-lg font-bold">
            {t('description')}
          </h2>
          {contentLanguage !== 'vi' && <p className="-mt-2 mb-4 text-sm text-ink-2">{t('vietnameseOnly')}</p>}
          <Folded>
            <div lang="vi">
              <RichText html={description} />
            </div>
          </Folded>
        </section>
      )}
      <section aria-labelledby="specifications" className="max-lg:order-first">
        <h2 id="specifications" className="mb-4 text-lg font-bold">
          {t('specifications')}
        </h2>
        <dl className="overflow-hidden rounded-md border border-line text-sm">
          {facts.map(({ name, value }) => (
            <div
              key={name}
              className="grid grid-cols-[9rem_1fr] gap-4 px-4 py-2.5 odd:bg-sunken max-sm:grid-cols-[7.5rem_1fr]"
            >
              <dt className="text-ink-2">{say(name)}</dt>
              <dd className="break-words">{say(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
