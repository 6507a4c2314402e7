import { useEffect } from 'react';

const restMilliseconds = 3000;

const prepareForms = async (): Promise<void> => {
  await import('../../ui/form/form-parts.ts').catch(() => undefined);
};

/** Staff open a form sooner or later: its parts are fetched once the first page is at rest. */
export function useFormsAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(prepareForms, restMilliseconds);
    return () => clearTimeout(timer);
  }, []);
}
