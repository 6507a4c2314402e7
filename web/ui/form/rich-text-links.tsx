import type { Editor } from '@tiptap/core';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Field } from '../fields/field.tsx';
import { Input } from '../fields/input.tsx';
import { Popover } from '../overlays/popover.tsx';
import { linkAddress } from './rich-text-formats.ts';

/** Links the selected text; without a selection it inserts the address itself. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (!editor.state.selection.empty) chain.setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
}

type Props = { editor: Editor; address: string };

/** Asks for an address and rejects one that is no valid link. */
export function LinkButton({ editor, address }: Props) {
  const { t } = useTranslation('editor');
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const open = typed !== undefined;
  const close = () => {
    setTyped(undefined);
    setWrong(false);
  };
  const apply = () => {
    const href = linkAddress(typed ?? '');
    setWrong(!href);
    if (!href) return;
    close();
    setLink(editor, href);
  };
  return (
    <Popover
      label={t('link')}
      open={open}
      onOpenChange={(wanted) => (wanted ? setTyped(address) : close())}
      trigger={<IconButton size="sm" label={t('link')} icon={<Link2 />} pressed={address !== ''} />}
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
        {address !== '' && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              close();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
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
