import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchasableGood } from '#shared/purchasing/purchases.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { parseBlock } from '#web/ui/grid/clipboard-block.ts';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { goodsOf } from '../api/purchasing-queries.ts';
import { type PastedLine, pastedLines } from '../rules/purchase-boxes.ts';

type TakenLine = { good: PurchasableGood; quantity: number; cost: number | undefined };

type Props = { room: number; onTake: (lines: readonly TakenLine[]) => void; onClose: () => void };

/** Adds rows copied from a sheet. Found goods become lines; the other rows stay here to be corrected. */
export function PasteLines({ room, onTake, onClose }: Props) {
  const { t } = useTranslation('purchasing');
  const [text, setText] = useState('');
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [unknown, setUnknown] = useState<readonly PastedLine[]>([]);
  const take = async () => {
    const lines = pastedLines(parseBlock(text)).slice(0, room);
    if (lines.length === 0) return;
    setLooking(true);
    setProblem(undefined);
    try {
      const goods = await goodsOf(lines.map(({ code }) => code));
      const found = lines.flatMap(({ quantity, cost }, place) => {
        const good = goods[place];
        return good ? [{ good, quantity, cost }] : [];
      });
      const missing = lines.filter((_, place) => !goods[place]);
      onTake(found);
      if (missing.length === 0) return onClose();
      setUnknown(missing);
      setText(missing.map(({ code, quantity, cost }) => [code, quantity, cost ?? ''].join('\t')).join('\n'));
    } catch (failure) {
      setProblem(messageOf(failure) ?? t('paste.failed'));
    } finally {
      setLooking(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={() => text.trim() !== ''}
      title={t('paste.title')}
      description={t('paste.hint')}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t('paste.close')}</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={looking}
            loadingText={t('paste.looking')}
            onClick={() => void take()}
          >
            {t('paste.take')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {problem && <Notice title={problem} />}
        {unknown.length > 0 && (
          <Notice tone="gold" title={t('paste.unknown', { count: unknown.length })}>
            {t('paste.unknownHint')}
          </Notice>
        )}
        <Field label={t('paste.label')}>
          <Textarea
            rows={8}
            value={text}
            placeholder={'GAO-ST25\t20\t185000'}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
