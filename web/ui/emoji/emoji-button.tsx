import { Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { lazyMenu } from '../overlays/lazy-menu.tsx';

type Choice = {
  onChoose: (emoji: string) => void;
  /** Focuses the text that the emoji went into. */
  onChosen: () => void;
};

const LazyPicker = lazyMenu<Choice>(async () => (await import('./emoji-popover.tsx')).EmojiPopover, 'dialog');

type Props = Choice & { className?: string };

/** Opens the emoji picker, whose code and names are fetched when somebody reaches for it. */
export function EmojiButton({ className, ...choice }: Props) {
  const { t } = useTranslation('emoji');
  return (
    <LazyPicker
      {...choice}
      trigger={
        <IconButton
          size="sm"
          label={t('open')}
          title={t('open')}
          icon={<Smile aria-hidden />}
          className={className}
        />
      }
    />
  );
}
