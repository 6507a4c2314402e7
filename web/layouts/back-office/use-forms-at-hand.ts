import { useEffect } from 'react';

const restMilliseconds = 3000;

const prepareForms = async (): Promise<void> => {
  await import('../../ui/form/form-parts.ts').catch(() => undefined);
};

/** Prefetches form components after the first page, because staff always need them sooner or later. */
export function useFormsAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(prepareForms, restMilliseconds);
    return () => clearTimeout(timer);
  }, []);
}
