import { useTranslation } from 'react-i18next';

/** Preset reasons for rejecting a person or asking for more information. */
const usual = {
  reject: ['reject.wrong', 'reject.incomplete', 'reject.rules', 'reject.unfit'],
  'request-info': ['requestInfo.personal', 'requestInfo.papers', 'requestInfo.contact', 'requestInfo.work'],
} as const;
export type ReasonedDecision = keyof typeof usual;

export function useDecisionReasons(decision: ReasonedDecision): string[] {
  const { t } = useTranslation('reasons');
  return usual[decision].map((name) => t(name));
}
