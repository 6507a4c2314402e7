import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/text-fields.tsx';
import { Card, CardHeader } from '../layout/card.tsx';
import { DialogButton } from '../overlays/dialog-button.tsx';
import type { PublicationMoves } from './use-publication-moves.ts';

type Props = {
  slug: string;
  addressOf: (slug: string) => string;
  locked: boolean;
  moves: PublicationMoves;
};

/** Address of the item, made from its title at the first publication, and its change. */
export function AddressCard({ slug, addressOf, locked, moves }: Props) {
  const { t } = useTranslation('publishing');
  return (
    <Card>
      <CardHeader title={t('address.card')} />
      <p className="mb-3 text-sm wrap-anywhere text-ink-2">{slug ? addressOf(slug) : t('address.none')}</p>
      <DialogButton
        size="sm"
        disabled={locked || moves.busy}
        dialog={(onClose) => <RenameDialog slug={slug} moves={moves} onClose={onClose} />}
      >
        {t('address.rename')}
      </DialogButton>
    </Card>
  );
}

const RenameBody = z.strictObject({
  slug: z
    .string()
    .trim()
    .min(1)
    .max(96)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
});

type RenameProps = Pick<Props, 'slug' | 'moves'> & { onClose: () => void };

function RenameDialog({ slug, moves, onClose }: RenameProps) {
  const form = useContractForm(RenameBody, {
    values: { slug },
    send: (body) => moves.move({ move: 'rename', ...body }),
    onDone: onClose,
    onRefused: ({ code, message }, { say }) => code === 'SLUG_EXISTS' && say('slug', message),
  });
  return (
    <FormDialog form={form} texts={{ ns: 'publishing', at: 'address.form' }} onClose={onClose}>
      <TextField name="slug" required autoCapitalize="none" spellCheck={false} maxLength={96} />
    </FormDialog>
  );
}
