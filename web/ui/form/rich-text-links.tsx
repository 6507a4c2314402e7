import { ImagePlus, Link2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-error.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import { Field } from '../fields/field.tsx';
import { Input } from '../fields/input.tsx';
import { Popover } from '../overlays/popover.tsx';
import { type Formats, linkAddress } from './rich-text-formats.ts';
import type { Quill } from './rich-text-quill.ts';

type Tool = { quill: Quill | undefined };

/** Links the selected text; without a selection it inserts the address itself. */
export function LinkButton({ quill, formats }: Tool & { formats: Formats }) {
  const { t } = useTranslation(['editor', 'form']);
  const now = typeof formats['link'] === 'string' ? formats['link'] : '';
  const link = (address: string) => {
    const range = quill?.getSelection(true);
    if (!quill || !range) return;
    if (range.length > 0 || now) quill.format('link', address, 'user');
    else quill.insertText(range.index, address, 'link', address, 'user');
  };
  return (
    <AddressPopover
      label={t('link')}
      icon={<Link2 />}
      pressed={now !== ''}
      initial={now}
      onAddress={link}
      onRemove={now ? () => quill?.format('link', false, 'user') : undefined}
    />
  );
}

type ImageProps = Tool & { uploadImage: ((file: File) => Promise<string>) | undefined };

/** Inserts a picture: uploaded from this device if possible, otherwise by its address. */
export function ImageButton({ quill, uploadImage }: ImageProps) {
  const { t } = useTranslation(['editor', 'form']);
  const file = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const insert = (address: string) => {
    const range = quill?.getSelection(true);
    if (!quill || !range) return;
    quill.insertEmbed(range.index, 'image', address, 'user');
    quill.setSelection(range.index + 1, 0, 'user');
  };
  if (!uploadImage) return <AddressPopover label={t('image')} icon={<ImagePlus />} onAddress={insert} />;
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    setSending(true);
    try {
      insert(await uploadImage(chosen));
    } catch (error) {
      toast.error(reasonOf(error) ?? t('form:upload.failed'));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <IconButton
        size="sm"
        label={t('image')}
        icon={<ImagePlus />}
        loading={sending}
        onClick={() => file.current?.click()}
      />
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label={t('image')}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

type AddressProps = {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
  initial?: string;
  onAddress: (address: string) => void;
  onRemove?: (() => void) | undefined;
};

/** Asks for an address and rejects one that is no valid link. */
function AddressPopover({ label, icon, pressed = false, initial = '', onAddress, onRemove }: AddressProps) {
  const { t } = useTranslation(['editor', 'form']);
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const open = typed !== undefined;
  const close = () => {
    setTyped(undefined);
    setWrong(false);
  };
  const apply = () => {
    const address = linkAddress(typed ?? '');
    setWrong(!address);
    if (!address) return;
    close();
    onAddress(address);
  };
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={(wanted) => (wanted ? setTyped(initial) : close())}
      trigger={<IconButton size="sm" label={label} icon={icon} pressed={pressed} />}
      className="w-80"
    >
      <Field label={t('address')} error={wrong && t('addressWrong')}>
        <Input
          size="sm"
          inputMode="url"
          placeholder="https://"
          value={typed ?? ''}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Keeps Enter from submitting the surrounding form.
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <div className="mt-3 flex justify-end gap-2">
        {onRemove && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              close();
              onRemove();
            }}
          >
            {t('unlink')}
          </Button>
        )}
        <Button size="sm" variant="primary" onClick={apply}>
          {t('insert')}
        </Button>
      </div>
    </Popover>
  );
}
