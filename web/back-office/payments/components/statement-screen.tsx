import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StatementBank, statementBanks } from '#shared/payments/statement-banks.ts';
import { importStatement, type StatementResult } from '#shared/payments/statements.contract.ts';
import { type ApiError, messageOf } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Card } from '#web/ui/layout/card.tsx';

const maxBytes = 900_000;

/** Import of a bank statement: the rows are previewed, then matched by the same rules as live notices. */
export function StatementScreen() {
  const { t } = useTranslation('money');
  const importing = useAct(importStatement);
  const [bank, setBank] = useState<StatementBank>('vietcombank');
  const [files, setFiles] = useState<File[]>([]);
  const send = useMutation<StatementResult & { trial: boolean }, ApiError, boolean>({
    mutationFn: async (trial) => {
      const text = (await files[0]?.text()) ?? '';
      return { ...(await importing.send({ body: { bank, text, trial } })), trial };
    },
  });
  const seen = send.data;
  const isSeen = seen?.trial === true && seen.added > 0;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="space-y-5">
        <RadioGroup
          label={t('statement.bank')}
          showLabel
          look="pill"
          value={bank}
          onChange={(chosen) => {
            setBank(chosen);
            send.reset();
          }}
          options={statementBanks.map((value) => ({ value, label: t(`statement.banks.${value}`) }))}
        />
        <FileDrop
          files={files}
          onChange={(chosen) => {
            setFiles(chosen);
            send.reset();
          }}
          accept=".csv,text/csv"
          maxBytes={maxBytes}
          maxFiles={1}
          title={t('statement.file')}
          hint={t('statement.hint')}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant={isSeen ? 'secondary' : 'primary'}
            disabled={files.length === 0}
            loading={send.isPending && send.variables}
            loadingText={t('statement.checking')}
            onClick={() => send.mutate(true)}
          >
            {t('statement.check')}
          </Button>
          {isSeen && (
            <Button
              variant="primary"
              loading={send.isPending && !send.variables}
              loadingText={t('statement.taking')}
              onClick={() => send.mutate(false)}
            >
              {t('statement.take', { count: seen.added })}
            </Button>
          )}
        </div>
      </Card>
      <div aria-live="polite" className="space-y-4">
        {send.error && <Notice title={t('statement.failed')}>{messageOf(send.error)}</Notice>}
        {seen && <Seen result={seen} />}
        {!seen && !send.error && (
          <ul className="list-disc space-y-2 rounded-md bg-sunken py-4 pr-5 pl-9 text-sm text-ink-2">
            {(['looked', 'matched', 'known', 'rest'] as const).map((step) => (
              <li key={step}>{t(`statement.help.${step}`)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Seen({ result }: { result: StatementResult & { trial: boolean } }) {
  const { t } = useTranslation('money');
  const { number } = useFormat();
  const { read, unreadable, added, known, outgoing } = result;
  const figures = [
    ['read', read + unreadable],
    ['added', added],
    ['known', known],
    ['outgoing', outgoing],
    ['unreadable', unreadable],
  ] as const;
  return (
    <Card>
      <p className="mb-3 font-bold">{t(result.trial ? 'statement.seen' : 'statement.done')}</p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt className="text-xs text-ink-2">{t(`statement.${name}`)}</dt>
            <dd className="text-xl font-bold">{number(count)}</dd>
          </div>
        ))}
      </dl>
      {result.problems.length > 0 && (
        <ul className="mt-4 space-y-1 text-sm text-danger">
          {result.problems.map(({ line, problem }) => (
            <li key={line}>{t(`statement.problem.${problem}`, { line })}</li>
          ))}
        </ul>
      )}
      {!result.trial && (
        <Link to="/admin/payments/inbox" className="mt-4 inline-block text-sm text-brand hover:underline">
          {t('statement.toInbox')}
        </Link>
      )}
    </Card>
  );
}
