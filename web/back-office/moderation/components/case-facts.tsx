import { useTranslation } from 'react-i18next';
import { decisionsFor } from '#shared/moderation/case-choices.ts';
import type { CaseRow } from '#shared/moderation/moderation.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { CaseStateBadge } from '#web/ui/status/case-state-badge.tsx';
import { CasePlace } from './case-place.tsx';

/** The text of a case, where it stands, who reported it and why, and what was decided. */
export function CaseFacts({ of }: { of: CaseRow }) {
  const { t } = useTranslation('moderation');
  const { moment } = useFormat();
  const { state, decidedAt, moderator, reason } = of;
  return (
    <div className="space-y-4">
      {decidedAt !== null && (
        <Notice
          tone="sky"
          title={t('case.decided', {
            state: t(`state.${state}`),
            name: moderator?.fullName ?? t('gone'),
            at: moment(decidedAt),
          })}
        >
          {reason !== null && t('case.reason', { reason })}
        </Notice>
      )}
      <blockquote className="rounded-md bg-sunken p-4 wrap-anywhere whitespace-pre-line">
        {of.excerpt}
      </blockquote>
      <Facts look="stack">
        <Fact label={t('case.place')}>
          <CasePlace place={of.place} />
        </Fact>
        <Fact label={t('case.author')}>{of.author?.fullName ?? t('gone')}</Fact>
        <Fact label={t('case.since')}>{moment(of.createdAt)}</Fact>
        <Fact label={t('list.cause')}>{t(`cause.${of.cause}`)}</Fact>
        <Fact label={t('list.state')}>
          <CaseStateBadge state={state} />
        </Fact>
      </Facts>
      {of.appeal && <AppealNote appeal={of.appeal} />}
      {of.reportCount > 0 && <Reports of={of} />}
      {state === 'open' && <Keys cause={of.cause} />}
    </div>
  );
}

/** What the author says against the first decision, and what that decision was. */
function AppealNote({ appeal: { note, at, state, reason } }: { appeal: NonNullable<CaseRow['appeal']> }) {
  const { t } = useTranslation('moderation');
  const { moment } = useFormat();
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{t('appeal.title')}</h3>
      <p className="text-sm text-ink-2">
        {t('appeal.first', { state: t(`state.${state}`), at: moment(at) })}
        {reason !== null && ` ${t('case.reason', { reason })}`}
      </p>
      {note && (
        <blockquote className="mt-2 rounded-md bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-line">
          {note}
        </blockquote>
      )}
    </section>
  );
}

function Reports({ of: { reports, reportCount } }: { of: CaseRow }) {
  const { t } = useTranslation('moderation');
  const { moment } = useFormat();
  const more = reportCount - reports.length;
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{t('case.reports', { count: reportCount })}</h3>
      <ul className="divide-y divide-line text-sm">
        {reports.map(({ reporterId, reason, note, at }) => (
          <li key={reporterId} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{t(`report.${reason}`)}</span>
              <time dateTime={at} className="text-ink-2 tabular-nums">
                {moment(at)}
              </time>
            </p>
            {note && <p className="mt-0.5 wrap-anywhere whitespace-pre-line text-ink-2">{note}</p>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-sm text-ink-2">{t('case.reportsMore', { count: more })}</p>}
    </section>
  );
}

function Keys({ cause }: Pick<CaseRow, 'cause'>) {
  const { t } = useTranslation('moderation');
  const [yes, no] = decisionsFor[cause];
  return (
    <p className="text-sm text-ink-2 pointer-coarse:hidden">
      {t('case.keys', { yes: t(`decide.${yes}`).toLowerCase(), no: t(`decide.${no}`).toLowerCase() })}
    </p>
  );
}
