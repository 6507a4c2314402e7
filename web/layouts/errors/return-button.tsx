import { useRouter, useRouterState } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ButtonStyle } from '../../ui/actions/button-classes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { returnTarget } from '../../platform/navigation/return-target.ts';

const pauseMilliseconds = 500;

/** Pages outside the application are opened by the browser, all others by the router. */
const isOutside = (path: string): boolean => path === '/docs' || path.startsWith('/api/');

export function useReturnTarget() {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  return returnTarget(pathname, new URLSearchParams(searchStr).get('callbackUrl'));
}

/** Shows a link back to where the reader came from, or to the start page of the current area. */
export function ReturnButton(look: ButtonStyle) {
  const { t } = useTranslation('errors');
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const { to, label } = useReturnTarget();

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      setLeaving(false);
      if (isOutside(to)) location.assign(to);
      else router.history.push(to);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [leaving, to, router]);

  return (
    <Button
      {...look}
      icon={<ArrowLeft />}
      loading={leaving}
      loadingText={t('return.redirecting')}
      onClick={() => setLeaving(true)}
    >
      {t(`return.${label}`)}
    </Button>
  );
}
