import { Component, type ErrorInfo, type ReactNode } from 'react';
import texts from '../../locales/critical.json';
import { buttonClasses } from '../../ui/actions/button-classes.ts';
import { errorFacts } from '../../platform/errors/error-facts.ts';

/** Outermost error boundary, for failures of the router or the translations themselves; it needs neither. */
export class CriticalErrorBoundary extends Component<
  { children: ReactNode },
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`[${errorFacts(error).id}]`, error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <CriticalErrorPage error={this.state.error} /> : this.props.children;
  }
}

function CriticalErrorPage({ error }: { error: unknown }) {
  const { lang } = document.documentElement;
  const text = lang === 'en' ? texts.en : lang === 'zh' ? texts.zh : texts.vi;
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center py-12 text-center">
      <img src="/favicon.svg" alt="" width="64" height="64" />
      <h1 className="mt-6 text-xl font-bold sm:text-2xl">{text.title}</h1>
      <p className="mt-3 max-w-[48ch] text-ink-2">{text.text}</p>
      <div className="mt-7 flex w-full max-w-100 flex-col gap-3 sm:w-auto sm:flex-row">
        <button
          type="button"
          className={buttonClasses({ variant: 'primary' })}
          onClick={() => location.reload()}
        >
          {text.retry}
        </button>
        <a href="/" className={buttonClasses()}>
          {text.home}
        </a>
      </div>
      <p className="mt-8 text-sm text-ink-2">
        {text.errorId} <code className="font-sans font-semibold">{errorFacts(error).id}</code>
      </p>
    </main>
  );
}
