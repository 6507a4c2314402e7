import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedMenuProps } from '../overlays/lazy-menu.tsx';
import { Popover } from '../overlays/popover.tsx';
import { EmojiPicker } from './emoji-picker.tsx';

type Props = OpenedMenuProps & { onChoose: (emoji: string) => void; onChosen: () => void };

/** Shows the emoji picker beside its button. A choice closes it and leads back into the text. */
export function EmojiPopover({ onChoose, onChosen, ...popover }: Props) {
  const { t } = useTranslation('emoji');
  const isChosen = useRef(false);
  return (
    <Popover
      {...popover}
      label={t('label')}
      align="end"
      className="p-0!"
      onCloseAutoFocus={(event) => {
        if (!isChosen.current) return;
        isChosen.current = false;
        event.preventDefault();
        onChosen();
      }}
    >
      <EmojiPicker
        onChoose={(emoji) => {
          isChosen.current = true;
          onChoose(emoji);
          popover.onOpenChange(false);
        }}
      />
    </Popover>
  );
}
