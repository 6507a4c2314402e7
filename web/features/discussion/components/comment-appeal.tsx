import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appealDecision } from '#shared/moderation/moderation.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useThread } from '../hooks/use-thread.ts';

/** Lets an author ask another moderator to judge a refused comment, once. */
export function CommentAppeal({ id }: { id: string }) {
  const { t } = useTranslation('discussion');
  const { thread } = useThread();
  const { ask, dialog } = useConfirm();
  const { send } = useAct(appealDecision, { done: t('appeal.done'), stale: [] });
  const [isSent, setSent] = useState(false);
  const appeal = () =>
    void ask({
      title: t('appeal.title'),
      consequence: t('appeal.consequence'),
      confirmText: t('appeal.submit'),
      failedTitle: t('appeal.failed'),
      act: async () => {
        await send({ body: { subject: { kind: thread.kind.commentKind, id } } });
        setSent(true);
      },
    });
  if (isSent) return <p className="mt-1 text-xs text-ink-2">{t('appeal.sent')}</p>;
  return (
    <>
      <Button size="sm" variant="ghost" className="-ml-3" icon={<Scale aria-hidden />} onClick={appeal}>
        {t('appeal.action')}
      </Button>
      {dialog}
    </>
  );
}
