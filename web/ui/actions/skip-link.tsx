import { useTranslation } from 'react-i18next';
import { buttonClasses } from './button-classes.ts';

/** Renders the first Tab stop of a page, a link that jumps past the header to `<main id="main">`. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  const { t } = useTranslation('common');
  return (
    <a
      href={`#${to}`}
      className={`${buttonClasses({ variant: 'primary' })} fixed! top-3 left-3 z-60 -translate-y-20 focus:translate-y-0`}
    >
      {t('skipToContent')}
    </a>
  );
}
