import { CircleCheck, CircleX, Clock3, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Check, CheckResult } from '#shared/identity/checks.ts';

const icons: Record<CheckResult, typeof CircleCheck> = {
  ok: CircleCheck,
  wrong: CircleX,
  warn: TriangleAlert,
  later: Clock3,
};
const tones: Record<CheckResult, string> = {
  ok: 'text-jade',
  wrong: 'text-danger',
  warn: 'text-gold',
  later: 'text-ink-3',
};

/** Shows the result of a check as icon and text; a pending check has a clock instead of a failure. */
export function CheckResultMark({ check: { name, result } }: { check: Check }) {
  const { t } = useTranslation('identity');
  const Icon = icons[result];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm ${tones[result]}`}>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {t(`check.result.${name}.${result}`)}
    </span>
  );
}

/** Shows one line per check: icon, name, result. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation('identity');
  return (
    <ul className="divide-y divide-line text-sm">
      {checks.map(({ name, result }) => {
        const Icon = icons[result];
        return (
          <li key={name} className="flex items-center gap-3 py-2.5">
            <Icon aria-label={t(`check.word.${result}`)} className={`size-4.5 shrink-0 ${tones[result]}`} />
            <span className="font-semibold">{t(`check.name.${name}`)}</span>
            <span className="ml-auto text-right text-ink-2">{t(`check.result.${name}.${result}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
