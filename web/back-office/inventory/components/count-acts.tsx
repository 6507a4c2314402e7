import { ClipboardCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cancelCount, type Count, postCount } from '#shared/inventory/counts.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useStockChanged } from '../api/inventory-queries.ts';

/** Actions on a count sheet: book the differences, or cancel it. */
export function CountActs({ count }: { count: Count }) {
  const { t } = useTranslation('counts');
  const { number } = useFormat();
  const { ask, dialog } = useConfirm();
  const changed = useStockChanged();
  const { id, code, version, status, lines } = count;
  const open = lines.filter(({ isPosted }) => !isPosted);
  const different = open.filter(({ difference }) => difference !== 0);

  const post = async () => {
    let after: Count | undefined;
    await ask({
      title: t('post.title', { code }),
      consequence: t('post.consequence', { count: different.length, shown: number(different.length) }),
      confirmText: t('post.act'),
      busyText: t('post.busy'),
      failedTitle: t('post.failed'),
      act: async () => {
        after = await call(postCount, { params: { id }, body: { version } });
      },
    });
    await changed();
    if (!after) return;
    const held = after.lines.filter(({ isHeld }) => isHeld).length;
    if (held > 0) toast.info(t('post.held', { count: held }));
    else toast.success(t('post.done', { code }));
  };
  const cancel = async () => {
    const agreed = await ask({
      title: t('cancel.title', { code }),
      consequence: t('cancel.consequence'),
      tone: 'danger',
      confirmText: t('cancel.act'),
      busyText: t('cancel.busy'),
      failedTitle: t('cancel.failed'),
      act: () => call(cancelCount, { params: { id }, body: { version } }),
    });
    await changed();
    if (agreed) toast.success(t('cancel.done', { code }));
  };

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
