import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#shared/discussion/comment.ts';

/** Shows a settled comment as one line, which opens it. */
export function SettledComment({ comment, onOpen }: { comment: Comment; onOpen: () => void }) {
  const { t } = useTranslation('discussion');
  const name = comment.user?.fullName ?? t('gone');
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      className="flex w-full items-center gap-2 rounded-md py-2 text-left text-sm text-ink-2 hover:bg-hover"
    >
      <CircleCheck aria-hidden className="size-4 shrink-0 text-jade" />
      <span className="shrink-0 font-semibold">{t('settled.badge')}</span>
      <span className="min-w-0 grow truncate">{t('settled.line', { name, text: comment.content })}</span>
      <span className="shrink-0 font-medium text-brand">{t('settled.show')}</span>
    </button>
  );
}
