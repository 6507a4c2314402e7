import { Ban } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { Popover } from '../overlays/popover.tsx';
import { colourNames } from './rich-text-palette.ts';

type Props = {
  label: string;
  icon: ReactNode;
  colours: readonly string[];
  chosen: unknown;
  onChoose: (colour: string | undefined) => void;
};

/** Shows a picker of a few readable colours; the last option removes the colour. */
export function ColourButton({ label, icon, colours, chosen, onChoose }: Props) {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState(false);
  const choose = (colour: string | undefined) => {
    setOpen(false);
    onChoose(colour);
  };
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton size="sm" label={label} icon={icon} pressed={typeof chosen === 'string'} />}
      className="p-2.5!"
    >
      <div className="flex gap-1.5">
        {colours.map((colour, index) => (
          <button
            key={colour}
            type="button"
            aria-label={t(`colour.${colourNames[index] ?? 'grey'}`)}
            title={t(`colour.${colourNames[index] ?? 'grey'}`)}
            aria-pressed={chosen === colour}
            onClick={() => choose(colour)}
            className="size-8 rounded-full border border-line-strong aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-focus"
            style={{ backgroundColor: colour }}
          />
        ))}
        <IconButton size="sm" label={t('noColour')} icon={<Ban />} onClick={() => choose(undefined)} />
      </div>
    </Popover>
  );
}
