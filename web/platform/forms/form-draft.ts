import { readSession } from '../api/stored-session.ts';
import { remembered } from '../memory/remembered.ts';

/** Typed values, and the record's values at that time. */
type KeptDraft<In> = { base: In; values: In };

/** Storage of unsent input: this browser, or a server that stores drafts. */
export type DraftStore<In> = {
  /** Returns the stored draft if it is still valid. */
  read: () => KeptDraft<In> | undefined;
  keep: (draft: KeptDraft<In>) => void | Promise<void>;
  forget: () => void | Promise<void>;
};

/** Drafts are stored per user, because several people may use one browser. */
const whoIsHere = (): string => readSession()?.username ?? '';

/** Keeps a user's draft; `understand` returns undefined for invalid data and drafts of an older form. */
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
