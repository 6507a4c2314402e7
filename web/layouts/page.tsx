import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** For the browser's tab and history; the heading on the page is the page's own. */
  title: string;
  /** From edge to edge, for pages that paint their own bands. */
  bleed?: boolean;
  className?: string;
  children: ReactNode;
};

/** Names the tab. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('brand');
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}

/** The main part of a page: names the tab, and is where the skip link lands. */
export function Page({ title, bleed, className, children }: Props) {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className={clsx('grow', !bleed && 'page-width pb-16', className)}>
      {children}
    </main>
  );
}
