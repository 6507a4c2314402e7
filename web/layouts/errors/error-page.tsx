import { useRouterState } from '@tanstack/react-router';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ReturnButton, useReturnTarget } from './return-button.tsx';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import type { Scene } from './error-scene.tsx';

/** The picture is decoration and not part of the initial chunk; its space is reserved. */
const ErrorScene = lazyPiece(async () => (await import('./error-scene.tsx')).ErrorScene, {
  waiting: <span aria-hidden className="block aspect-[240/168] w-56 sm:w-64" />,
  quiet: true,
});
const CopyButton = lazyPiece(async () => (await import('../../ui/data/copy-button.tsx')).CopyButton, {
  waiting: ({ children }) => children,
  quiet: true,
});
/** Shown on error pages only: they may have no header that offers it, and none offers Chinese. */
const FloatingSwitcher = lazyPiece(
  async () => (await import('../../ui/preferences/floating-switcher.tsx')).default,
  {
    quiet: true,
  },
);
/** Fetches the picture while there is a network, because error pages are often shown without one. */
export const prepareErrorPages = ErrorScene.prepare;

export type ErrorPageProps = {
  scene: Scene;
  /** Status code above the title: 404, 500. */
  code?: string;
  title: string;
  text: string;
  errorId?: string | undefined;
  /** Retry button, if a retry can help. */
  retry?: ReactNode;
  /** True if the return link would lead back to this error. */
  deadEnd?: boolean;
};

/** Returns the start page for the error page's link: shoppers return to the shop. */
const homeOf = (path: string) => (path.startsWith('/e-commerce') ? '/e-commerce' : '/');

/** Shows the common layout of error pages: a picture, the explanation, links out, and an error id to quote. */
export function ErrorPage({ scene, code, title, text, errorId, retry, deadEnd = false }: ErrorPageProps) {
  const { t } = useTranslation('errors');
  const home = useRouterState({ select: ({ location }) => homeOf(location.pathname) });
  const { to } = useReturnTarget();
  const goesHome = to === home || to === '/';
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width flex min-h-[80dvh] flex-col max-md:min-h-dvh items-center justify-center py-12 text-center"
    >
      <ErrorScene scene={scene} />
      {code && <p className="mt-6 text-sm font-bold tracking-[0.2em] text-brand tabular-nums">{code}</p>}
      <h1 className="mt-2 text-xl font-bold sm:text-2xl">{title}</h1>
      <p className="mt-3 max-w-[48ch] text-base text-pretty text-ink-2">{text}</p>
      <div className="mt-7 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        {retry}
        <ButtonLink to={home} variant={retry ? 'secondary' : 'primary'} icon={<House />}>
          {t('home')}
        </ButtonLink>
        {!goesHome && !deadEnd && <ReturnButton />}
      </div>
      {errorId && (
        <p className="mt-8 flex flex-wrap items-center justify-center text-sm text-ink-2">
          {t('errorId')}
          <CopyButton value={errorId} label={t('copyId')}>
            <code className="font-sans font-semibold tabular-nums">{errorId}</code>
          </CopyButton>
        </p>
      )}
      <FloatingSwitcher />
    </main>
  );
}
