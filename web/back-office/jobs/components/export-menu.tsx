import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/platform/feedback/toast.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { fetchFileSoon, useStartJob, type JobStartBody } from '../api/job-queries.ts';

type Format = NonNullable<Extract<JobStartBody, { kind: 'export-users' }>['input']['format']>;

export type ExportMenuProps = {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rows of this page and selected rows. They are saved at once from data in the browser. */
  page?: { count: number; onSave: () => void };
  chosen?: { count: number; onSave: () => void };
  /** All rows: exported by a job with the filters of the list. */
  all: { count?: number; job: (format: Format) => JobStartBody };
};

/** Menu for exporting a list: this page, the selected rows, or all rows. */
export default function ExportMenu({ trigger, open, onOpenChange, page, chosen, all }: ExportMenuProps) {
  const { t } = useTranslation('jobs');
  const start = useStartJob();
  const begin = async (format: Format) => {
    const job = await start.run({ body: all.job(format) });
    if (!job) return;
    toast.success(t('export.begun'), { description: t('export.where') });
    // If the file is not ready soon or saving fails, the job's card offers it later.
    if (await fetchFileSoon(job.id).catch(() => false)) toast.success(t('export.saved'));
  };
  return (
    <Menu trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {page && page.count > 0 && (
        <MenuItem icon={<Download />} hint={page.count} onSelect={page.onSave}>
          {t('export.page')}
        </MenuItem>
      )}
      {chosen && chosen.count > 0 && (
        <MenuItem icon={<Download />} hint={chosen.count} onSelect={chosen.onSave}>
          {t('export.chosen')}
        </MenuItem>
      )}
      <MenuItem icon={<FileText />} hint={all.count} onSelect={() => void begin('csv')}>
        {t('export.csv')}
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet />} hint={all.count} onSelect={() => void begin('xlsx')}>
        {t('export.xlsx')}
      </MenuItem>
    </Menu>
  );
}
