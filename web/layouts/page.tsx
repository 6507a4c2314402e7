import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** Title of the browser tab and the history entry; the page has its own heading. */
  title: string;
  /** Full width, for pages that draw their own bands. */
  bleed?: boolean;
  className?: string;
  children: ReactNode;
};

/** Sets the title of the browser tab. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('brand');
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}

/** Shows the main part of a page: sets the tab's title, and is the target of the skip link. */
export function Page({ title, bleed, className, children }: Props) {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className={clsx('grow', !bleed && 'page-width pb-16', className)}>
      {children}
    </main>
  );
}
