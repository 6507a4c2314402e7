import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunningStatus, jobLimits } from '#shared/jobs/job-status.ts';
import type { Job } from '#shared/jobs/job.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { jobQuery, useStartJob, type JobStartBody } from '../api/job-queries.ts';
import { sendSheet } from '../api/send-sheet.ts';
import { JobCard } from './job-card.tsx';
import { JobRows } from './job-rows.tsx';

type ImportKind = Extract<JobStartBody, { input: { mode: string } }>['kind'];
type Meanings = Readonly<Record<string, string>>;

/** Value for "no column", because options of a select cannot be empty. */
const passOver = '-';

type Props = {
  kind: ImportKind;
  /** Further input of the kind, e.g. the price book that the lines go into. */
  into?: Readonly<Record<string, unknown>>;
  /** Options shown above the drop zone. A check run uses the values that they had when it began. */
  options?: (busy: boolean) => ReactNode;
  /** Reason why the check cannot start yet. */
  missing?: string | undefined;
  /** Key of the chosen options. If it changes, the result of the last check is discarded. */
  saidKey?: string;
  onClose: () => void;
};

/** Import dialog: the user drops a file, sees what it would change, and then applies it. */
export function ImportDialog({ kind, into, options, missing, saidKey = '', onClose }: Props) {
  const { t } = useTranslation('jobs');
  const [files, setFiles] = useState<File[]>([]);
  const [fileId, setFileId] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [meanings, setMeanings] = useState<Meanings>({});
  const [jobId, setJobId] = useState<string>();
  const [triedKey, setTriedKey] = useState(saidKey);
  const [firstKey] = useState(saidKey);
  const sending = useRef<AbortController>(null);
  const start = useStartJob();
  const { data: job } = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== undefined });
  const busy = progress !== undefined || start.busy || (job !== undefined && isRunningStatus(job.status));

  const begin = async (input: Extract<JobStartBody, { kind: 'import-products' }>['input']) => {
    try {
      // The caller of this dialog passes the further input that its kind needs.
      setJobId((await start.send({ body: { kind, input: { ...input, ...into } } as JobStartBody })).id);
    } catch (failure) {
      setProblem(messageOf(failure));
    }
  };

  const check = (id: string) => {
    setProblem(missing);
    if (missing) return;
    setTriedKey(saidKey);
    void begin({
      mode: 'check',
      fileId: id,
      columns: Object.fromEntries(
        Object.entries(meanings).map(([heading, column]) => [heading, column === passOver ? null : column]),
      ),
    });
  };

  const take = async (offered: File[]) => {
    const [file] = offered;
    sending.current?.abort();
    setFiles(offered);
    setFileId(undefined);
    setJobId(undefined);
    setMeanings({});
    setProblem(undefined);
    if (!file) return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    setProgress(0);
    try {
      const id = await sendSheet(file, { signal, onProgress: setProgress });
      setFileId(id);
      check(id);
    } catch (failure) {
      if (!signal.aborted) setProblem(messageOf(failure));
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };

  // The options changed since the check ran, so its result no longer applies.
  const isOther = job?.mode !== 'apply' && triedKey !== saidKey;
  const shown = isOther ? undefined : job;
  const questions = shown?.reason === 'unknown_columns' ? shown.questions : [];
  const isChecked = shown?.mode === 'check' && shown.status === 'done';
  const next = nextStep();

  function nextStep() {
    if (questions.length > 0 && fileId) {
      const disabled = questions.some((heading) => !meanings[heading]);
      return { text: t('import.checkAgain'), disabled, act: () => check(fileId) };
    }
    if (fileId && !shown) return { text: t('import.check'), act: () => check(fileId) };
    if (isChecked && shown.changed > 0)
      return {
        text: t('import.apply', { count: shown.changed }),
        act: () => void begin({ mode: 'apply', checkId: shown.id }),
      };
    return undefined;
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      unsaved={() => job?.mode !== 'apply' && (files.length > 0 || saidKey !== firstKey)}
      title={t(`kind.${kind}`)}
      {...(job?.mode !== 'apply' && { description: t('import.lead') })}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t(job?.mode === 'apply' ? 'import.close' : 'import.cancel')}</Button>
          </DialogClose>
          {next && (
            <Button variant="primary" loading={busy} disabled={next.disabled} onClick={next.act}>
              {next.text}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {job?.mode !== 'apply' && options?.(busy)}
        {job?.mode !== 'apply' && (
          <FileDrop
            accept=".csv,.xlsx"
            maxBytes={jobLimits.fileBytes}
            maxFiles={1}
            files={files}
            hint={t('import.hint')}
            disabled={busy}
            {...(progress !== undefined && files[0] && { progress: { [files[0].name]: progress } })}
            onChange={(offered) => void take(offered)}
          />
        )}
        {problem && (
          <p role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        )}
        {shown && questions.length === 0 && <JobCard job={shown} />}
        {shown && questions.length > 0 && (
          <Questions job={shown} meanings={meanings} onMeanings={setMeanings} />
        )}
        {isChecked && shown.changed === 0 && <p className="text-ink-2">{t('import.nothing')}</p>}
        {isChecked &&
          (['refused', 'remarked'] as const)
            .filter((one) => shown[one] > 0)
            .map((one) => (
              <section key={one}>
                <h3 className="mb-2 font-semibold">{t(`rows.status.${one}`, { count: shown[one] })}</h3>
                <JobRows id={shown.id} status={one} />
              </section>
            ))}
      </div>
    </Dialog>
  );
}

type QuestionsProps = { job: Job; meanings: Meanings; onMeanings: (meanings: Meanings) => void };

/** Asks for the meaning of unknown columns of the file, because it is never guessed. */
function Questions({ job, meanings, onMeanings }: QuestionsProps) {
  const { t } = useTranslation('jobs');
  const options = [
    ...job.columns.map(({ name, title }) => ({ value: name, label: title })),
    { value: passOver, label: t('import.passOver') },
  ];
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-semibold">{t('import.unknown')}</legend>
      {job.questions.map((heading) => (
        <Field key={heading} label={heading}>
          <Select
            options={options}
            value={meanings[heading]}
            placeholder={t('import.choose')}
            onChange={(column) => onMeanings({ ...meanings, [heading]: column })}
          />
        </Field>
      ))}
    </fieldset>
  );
}
