import { useTranslation } from 'react-i18next';
import type { CaseState } from '#shared/moderation/case-choices.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<CaseState, BadgeTone> = {
  open: 'gold',
  approved: 'jade',
  kept: 'jade',
  restored: 'jade',
  upheld: 'danger',
  rejected: 'danger',
  removed: 'danger',
};

export function CaseStateBadge({ state }: { state: CaseState }) {
  const { t } = useTranslation('moderation');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
