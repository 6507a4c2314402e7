import { Link } from '@tanstack/react-router';
import { RotateCcw, Sprout, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { policyNames } from '../features/policies/rules/policy-names.ts';
import { useSession } from '../platform/session/use-session.ts';
import { Logo } from '../ui/layout/logo.tsx';
import { marketMarks, PaymentMarks } from '../ui/data/payment-marks.tsx';
import { affiliateUrl, carePhone, careUrl, company, socialLinks } from '../platform/site-links.ts';

/** The year as text, because a number would be written with a thousands separator. */
const thisYear = String(new Date().getFullYear());
const linkLook = 'inline-flex min-h-8 items-center rounded-xs hover:text-ink hover:underline max-sm:min-h-11';

export function SiteFooter() {
  const { t } = useTranslation('footer');
  return (
    <footer className="border-t border-line bg-sunken text-sm text-ink-2">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-9 py-10 sm:gap-x-10 lg:grid-cols-[minmax(0,1.5fr)_repeat(3,minmax(0,1fr))] lg:gap-x-14">
        <div className="max-w-96 max-sm:col-span-2">
          <Logo />
          <p className="mt-3 text-pretty">{t('about')}</p>
          <ul className="mt-4">
            <Pledge icon={<Truck />}>{t('freeShipping')}</Pledge>
            <Pledge icon={<RotateCcw />}>{t('returns')}</Pledge>
            <Pledge icon={<Sprout />}>{t('origin')}</Pledge>
          </ul>
        </div>
        <Column title={t('policies')}>
          {policyNames.map((name) => (
            <Link
              key={name}
              to="/e-commerce/policies/$policy"
              params={{ policy: name }}
              target="_blank"
              rel="noreferrer"
              className={linkLook}
            >
              {t(`policy.${name}`)}
            </Link>
          ))}
        </Column>
        <Column title={t('market')}>
          <MarketLinks />
        </Column>
        <div className="contents lg:block lg:space-y-4">
          <Column title={t('care')}>
            {carePhone && (
              <a href={carePhone.url} className={linkLook}>
                {t('phone', { number: carePhone.text })}
              </a>
            )}
            {careUrl && (
              <a href={careUrl} className={linkLook}>
                {t('write')}
              </a>
            )}
            <p className="py-1">{t('hours')}</p>
          </Column>
          {socialLinks.length > 0 && (
            <Column title={t('social')}>
              {socialLinks.map(({ name, url }) => (
                <a key={name} href={url} target="_blank" rel="noreferrer" className={linkLook}>
                  {name}
                </a>
              ))}
            </Column>
          )}
        </div>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-5">
          <p aria-hidden className="font-semibold text-ink">
            {t('payments')}
          </p>
          <PaymentMarks show={marketMarks} label={t('payments')} />
        </div>
        <div className="space-y-1 border-t border-line py-5 text-xs">
          {company.name && <p className="font-semibold">{company.name}</p>}
          {company.address && <p>{t('address', { address: company.address })}</p>}
          {company.registration && <p>{t('registration', { number: company.registration })}</p>}
          <p className="not-first:pt-2">{t('rights', { year: thisYear })}</p>
        </div>
      </div>
    </footer>
  );
}

function MarketLinks() {
  const { t } = useTranslation(['footer', 'shell']);
  const { state } = useSession();
  return (
    <>
      <Link to="/e-commerce" className={linkLook}>
        {t('home')}
      </Link>
      <Link to="/e-commerce/product" className={linkLook}>
        {t('products')}
      </Link>
      <Link to="/e-commerce/categories" className={linkLook}>
        {t('categories')}
      </Link>
      <Link to="/e-commerce/businesses" className={linkLook}>
        {t('businesses')}
      </Link>
      <Link to="/" className={linkLook}>
        {t('shell:nav.village')}
      </Link>
      {affiliateUrl && (
        <a href={affiliateUrl} target="_blank" rel="noreferrer" className={linkLook}>
          {t('shell:account.affiliate')}
        </a>
      )}
      {state === 'signed-out' ? (
        <>
          <Link to="/e-commerce/orders/guest" className={linkLook}>
            {t('findOrder')}
          </Link>
          <Link to="/e-commerce/dang-ky" className={linkLook}>
            {t('shell:nav.register')}
          </Link>
        </>
      ) : (
        <Link to="/e-commerce/order" className={linkLook}>
          {t('shell:account.orders')}
        </Link>
      )}
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-ink">{title}</h2>
      <div className="flex flex-col items-start">{children}</div>
    </section>
  );
}

function Pledge({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 py-1 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-jade">
      {icon}
      {children}
    </li>
  );
}
