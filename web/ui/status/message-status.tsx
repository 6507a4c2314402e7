import { useTranslation } from 'react-i18next';
import type { MessageState } from '#shared/contact/contact-choices.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<MessageState, BadgeTone> = { open: 'gold', answered: 'jade', closed: 'neutral' };

/** Shows a badge that tells whether a message was answered. */
export function MessageStatus({ state }: { state: MessageState }) {
  const { t } = useTranslation('messages');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
