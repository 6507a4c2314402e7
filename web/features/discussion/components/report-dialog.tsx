import { useTranslation } from 'react-i18next';
import { type ReportReason, reportReasons } from '#shared/moderation/case-choices.ts';
import { reportContent } from '#shared/moderation/moderation.contract.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';

/** The reasons that need no words; the dialog adds the last one, which does. */
const named = reportReasons.filter((reason): reason is Exclude<ReportReason, 'other'> => reason !== 'other');

type Props = { subject: Subject; onClose: () => void };

/** Reports content to the moderators. */
export function ReportDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('discussion');
  const { send } = useAct(reportContent, { done: t('report.done'), stale: [] });
  const labels = named.map((reason) => t(`report.reasons.${reason}`));
  return (
    <ReasonDialog
      title={t('report.title')}
      description={t('report.hint')}
      reasons={labels}
      confirmText={t('report.submit')}
      onConfirm={(words) => {
        const reason = named[labels.indexOf(words)];
        return send({ body: reason ? { subject, reason } : { subject, reason: 'other', note: words } });
      }}
      onClose={onClose}
    />
  );
}
