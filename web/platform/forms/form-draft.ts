import { remembered } from '../memory/remembered.ts';

/** Where what is typed waits until it is sent: this browser, or a server that keeps drafts. */
export type DraftStore<In> = {
  /** What is kept, if it still makes sense. */
  read: () => In | undefined;
  keep: (values: In) => void | Promise<void>;
  forget: () => void | Promise<void>;
};

/** A draft in this browser. `understand` makes nothing of junk, and of drafts of an older form. */
export function localDraft<In extends object>(
  key: string,
  understand: (kept: unknown) => In | undefined,
): DraftStore<In> {
  const { read, keep, forget } = remembered(`cholang-draft-${key}`, understand);
  return { read, keep, forget: () => void forget() };
}
