import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Person } from '#shared/people/person.ts';
import { countryNames } from '#web/platform/format/country-names.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { AccountRole } from '#web/ui/status/account-status.tsx';
import { Email } from '#web/ui/data/email.tsx';
import { StandingBadge } from './use-person-columns.tsx';

const link = 'rounded-xs hover:text-brand hover:underline';

export function PersonFacts({ person }: { person: Person }) {
  const { t, i18n } = useTranslation(['people', 'accounts']);
  const { day, moment, number } = useFormat();
  const { email, phoneNumber, referenceId, emailVerifiedAt, phoneVerifiedAt, referrer } = person;
  const { dob, gender, country, mailSuppression } = person;
  const confirmed = (at: string | null) => (
    <span className="block text-xs font-normal text-ink-2">
      {at ? t('confirmedOn', { day: day(at) }) : t('unconfirmed')}
    </span>
  );
  return (
    <Facts>
      <Fact label={t('accounts:users.code')}>
        <CopyButton
          value={referenceId}
          label={t('accounts:profile.copyCode')}
          className="-my-1.5 -mr-2.5 tabular-nums"
        >
          {referenceId}
        </CopyButton>
      </Fact>
      <Fact label={t('accounts:register.email')}>
        <a href={`mailto:${email}`} className={link}>
          <Email>{email}</Email>
        </a>
        {confirmed(emailVerifiedAt)}
        {mailSuppression && (
          <span className="block text-xs font-normal text-danger">
            {t(`mailSuppression.${mailSuppression.reason}`, { day: day(mailSuppression.since) })}
          </span>
        )}
      </Fact>
      <Fact label={t('accounts:register.phone')}>
        <a href={`tel:${phoneNumber}`} className={`${link} tabular-nums`}>
          {phoneNumber}
        </a>
        {confirmed(phoneVerifiedAt)}
      </Fact>
      <Fact label={t('accounts:users.role')}>
        <AccountRole of={person.role} />
      </Fact>
      <Fact label={t('accounts:users.status')}>
        <StandingBadge status={person.status} closedAs={person.closedAs} />
        <span className="block text-xs font-normal text-ink-2">
          {t(person.closedAs === 'left' ? 'meaning.left' : `meaning.${person.status}`)}
        </span>
      </Fact>
      {dob && <Fact label={t('dob')}>{day(dob)}</Fact>}
      {gender && <Fact label={t('gender')}>{t(`genders.${gender}`)}</Fact>}
      {country && <Fact label={t('country')}>{countryNames(i18n.language)(country)}</Fact>}
      {person.lockedReason && <Fact label={t('lockedFor')}>{person.lockedReason}</Fact>}
      {person.rejectedReason && <Fact label={t('rejectedFor')}>{person.rejectedReason}</Fact>}
      {person.verificationDate && (
        <Fact label={t('accounts:profile.verifiedOn')}>{day(person.verificationDate)}</Fact>
      )}
      <Fact label={t('referrer')}>
        {referrer ? (
          <>
            <Link to="/admin/users/$id" params={{ id: referrer.id }} className={link}>
              {referrer.fullName} @{referrer.referenceId}
            </Link>
            {referrer.said && (
              <span
                className={clsx(
                  'block text-xs font-normal',
                  referrer.said === 'disowned' ? 'text-danger' : 'text-ink-2',
                )}
              >
                {t(`referrerSaid.${referrer.said}`)}
                {referrer.note && `: ${referrer.note}`}
              </span>
            )}
          </>
        ) : (
          '–'
        )}
      </Fact>
      {person.guardian && (
        <Fact label={t('guardian')}>
          <Link to="/admin/users/$id" params={{ id: person.guardian.id }} className={link}>
            {person.guardian.fullName} @{person.guardian.referenceId}
          </Link>
        </Fact>
      )}
      <Fact label={t('invited')}>{number(person.invitedCount)}</Fact>
      <Fact label={t('accounts:users.createdAt')}>{day(person.createdAt)}</Fact>
      <Fact label={t('lastLogin')}>{person.lastLoginAt ? moment(person.lastLoginAt) : '–'}</Fact>
      <Fact label={t('sessions')}>{number(person.sessionCount)}</Fact>
    </Facts>
  );
}
