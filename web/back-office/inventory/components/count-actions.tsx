import { ClipboardCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cancelCount, type Count, postCount } from '#shared/inventory/counts.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { countQuery } from '../api/inventory-queries.ts';

export function CountActions({ count }: { count: Count }) {
  const { t } = useTranslation('counts');
  const { number } = useFormat();
  const { ask, dialog } = useConfirm();
  const { id, code, version, status, lines } = count;
  const open = lines.filter(({ isPosted }) => !isPosted);
  const different = open.filter(({ difference }) => difference !== 0);
  const posting = useAct(postCount, { keeps: countQuery(id) });
  const cancelling = useAct(cancelCount, { keeps: countQuery(id), done: t('cancel.done', { code }) });
  const input = { params: { id }, body: { version } };

  const post = () =>
    ask({
      title: t('post.title', { code }),
      consequence: t('post.consequence', { count: different.length, shown: number(different.length) }),
      confirmText: t('post.act'),
      busyText: t('post.busy'),
      failedTitle: t('post.failed'),
      act: async () => {
        const after = await posting.send(input);
        const held = after.lines.filter(({ isHeld }) => isHeld).length;
        if (held > 0) toast.info(t('post.held', { count: held }));
        else toast.success(t('post.done', { code }));
      },
    });
  const cancel = () =>
    ask({
      title: t('cancel.title', { code }),
      consequence: t('cancel.consequence'),
      tone: 'danger',
      confirmText: t('cancel.act'),
      busyText: t('cancel.busy'),
      failedTitle: t('cancel.failed'),
      act: () => cancelling.send(input),
    });

  if (status !== 'open' && status !== 'posting') return null;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {status === 'open' && open.length === lines.length && (
        <Button icon={<X />} onClick={() => void cancel()}>
          {t('cancel.act')}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<ClipboardCheck />}
        disabled={lines.length === 0}
        onClick={() => void post()}
      >
        {t('post.open', { count: different.length, shown: number(different.length) })}
      </Button>
      {dialog}
    </div>
  );
}
