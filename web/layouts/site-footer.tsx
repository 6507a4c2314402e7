import { Link } from '@tanstack/react-router';
import { RotateCcw, Sprout, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/use-session.ts';
import { Logo } from '../ui/logo.tsx';
import { careUrl, policyLinks, socialLinks } from './site-links.ts';

const thisYear = new Date().getFullYear();
const linkLook = 'inline-block rounded-xs py-1 hover:text-ink hover:underline';

/** Promises and ways on. Columns whose links this deployment does not name are left out. */
export function SiteFooter() {
  const { t } = useTranslation('shell');
  const { state } = useSession();
  return (
    <footer className="border-t border-line bg-sunken text-sm text-ink-2">
      <div className="page-width flex flex-wrap gap-x-16 gap-y-9 py-10">
        <div className="max-w-80 grow basis-64">
          <Logo />
          <p className="mt-3 text-pretty">{t('footer.about')}</p>
        </div>
        <Column title={t('footer.promises')}>
          <Pledge icon={<Truck />}>{t('footer.freeShipping')}</Pledge>
          <Pledge icon={<RotateCcw />}>{t('footer.returns')}</Pledge>
          <Pledge icon={<Sprout />}>{t('footer.origin')}</Pledge>
        </Column>
        <Column title={t('footer.market')}>
          <Link to="/e-commerce" className={linkLook}>
            {t('footer.home')}
          </Link>
          <Link to="/e-commerce/product" className={linkLook}>
            {t('footer.products')}
          </Link>
          <Link to="/" className={linkLook}>
            {t('nav.village')}
          </Link>
          {state === 'signed-out' && (
            <Link to="/e-commerce/dang-ky" className={linkLook}>
              {t('nav.register')}
            </Link>
          )}
        </Column>
        {policyLinks.length > 0 && (
          <Column title={t('footer.policies')}>
            {policyLinks.map(({ name, url }) => (
              <Outside key={name} url={url}>
                {t(`footer.policy.${name}`)}
              </Outside>
            ))}
          </Column>
        )}
        {(socialLinks.length > 0 || careUrl) && (
          <Column title={t('footer.social')}>
            {careUrl && <Outside url={careUrl}>{t('footer.care')}</Outside>}
            {socialLinks.map(({ name, url }) => (
              <Outside key={name} url={url}>
                {name}
              </Outside>
            ))}
          </Column>
        )}
      </div>
      <div className="page-width">
        <p className="border-t border-line py-5 text-xs">{t('footer.rights', { year: thisYear })}</p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-ink">{title}</h2>
      <div className="flex flex-col items-start gap-0.5">{children}</div>
    </section>
  );
}

function Pledge({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 py-1 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-jade">
      {icon}
      {children}
    </p>
  );
}

function Outside({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={linkLook}>
      {children}
    </a>
  );
}
