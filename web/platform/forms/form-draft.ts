import { readSession } from '../api/stored-session.ts';
import { remembered } from '../memory/remembered.ts';

/** What was typed, and what the record said when it was. */
export type KeptDraft<In> = { base: In; values: In };

/** Where what is typed waits until it is sent: this browser, or a server that keeps drafts. */
export type DraftStore<In> = {
  /** What is kept, if it still makes sense. */
  read: () => KeptDraft<In> | undefined;
  keep: (draft: KeptDraft<In>) => void | Promise<void>;
  forget: () => void | Promise<void>;
};

/** Several people may use one browser, one after the other. */
const whoIsHere = (): string => readSession()?.username ?? '';

/** A draft in this browser, for whoever typed it. `understand` makes nothing of junk, and of drafts of an older form. */
export function localDraft<In extends object>(
  key: string,
  understand: (kept: unknown) => In | undefined,
): DraftStore<In> {
  const store = remembered(`cholang-draft-${key}`, (kept) => {
    const given = (kept ?? {}) as Partial<Record<'who' | keyof KeptDraft<In>, unknown>>;
    const [base, values] = [understand(given.base), understand(given.values)];
    return base && values && { who: given.who, base, values };
  });
  return {
    read: () => {
      const known = store.read();
      return known?.who === whoIsHere() ? known : undefined;
    },
    keep: (draft) => store.keep({ who: whoIsHere(), ...draft }),
    forget: () => void store.forget(),
  };
}
