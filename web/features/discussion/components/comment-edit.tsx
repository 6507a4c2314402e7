import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#shared/discussion/comment.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { changeComment } from '../api/thread-cache.ts';
import { useThread } from '../hooks/use-thread.ts';
import type { cleanWritten } from '../rules/mentions.ts';
import { CommentBox } from './comment-box.tsx';

/** Edits a comment in its place: Enter saves, Escape cancels; an unchanged text just closes the box. */
export function CommentEdit({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { t } = useTranslation('discussion');
  const { thread } = useThread();
  const client = useQueryClient();
  const context = thread.kind.subject;
  const [isBusy, setBusy] = useState(false);
  const save = async (text: ReturnType<typeof cleanWritten>) => {
    if (text.content === comment.content) return onClose();
    setBusy(true);
    try {
      const { revision } = comment;
      const stored = await thread.kind.calls.edit(comment.id, { ...text, revision });
      changeComment(client, thread, comment.id, () => stored);
      if (thread.kind.confirms) toast.success(t('done.edit'));
      onClose();
    } catch (error) {
      toast.error(t('failed.edit', { context }), { description: reasonOf(error) });
      setBusy(false);
    }
  };
  return (
    <CommentBox
      label={t('edit.label')}
      submit={t('edit.save')}
      initial={comment}
      isBusy={isBusy}
      startsHere
      onSend={(text) => void save(text)}
      onCancel={onClose}
    />
  );
}
