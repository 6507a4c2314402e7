import { useTranslation } from 'react-i18next';
import type { ThreadKind } from '../api/thread-queries.ts';

type TextName = 'placeholder' | 'none' | `failed.${'send' | 'reply' | 'list' | 'like' | 'edit' | 'remove'}`;

/** Returns the texts of a discussion: those of its kind, else the usual ones. */
export function useThreadTexts({ texts }: Pick<ThreadKind, 'texts'>) {
  const { t } = useTranslation('discussion');
  return (name: TextName): string => (texts ? t(`${texts}.${name}`) : t(name));
}

/** Returns what only some kinds say: advice in an empty discussion, and that something was done. */
export function useExtraTexts({ texts }: Pick<ThreadKind, 'texts'>) {
  const { t } = useTranslation('discussion');
  return (name: 'noneHint' | `done.${'add' | 'edit' | 'remove'}`): string | undefined =>
    texts && t(`${texts}.${name}`);
}
