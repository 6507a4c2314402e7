import { CheckCheck, Hourglass, MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { PrivacyAct } from '#shared/people/privacy-choices.ts';
import { actOnPrivacy, type StaffPrivacyRow } from '#shared/people/privacy.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { WrittenReasonDialog } from '#web/ui/form/written-reason-dialog.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { DueMark, PrivacyState } from './privacy-marks.tsx';

type Props = { request: StaffPrivacyRow; onClose: () => void };

export function PrivacyDrawer({ request, onClose }: Props) {
  const { t } = useTranslation('people');
  const { day } = useFormat();
  const receiving = useAct(actOnPrivacy, { done: t('privacy.done.receive'), failed: t('failed') });
  const [asking, setAsking] = useState<WordedAct>();
  const { who, kind, text, state, receiptBy, receivedAt, dueOn, extendedFor, answer, answeredAt } = request;
  const isOpen = state === 'asked' || state === 'received';
  const receive = () =>
    receiving.run({ params: { id: request.id }, body: { act: 'receive', version: request.version } });
  return (
    <Drawer open title={t(`privacy.kinds.${kind}`)} onOpenChange={(open) => !open && onClose()}>
      <p className="mb-4 rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap">{text}</p>
      <Facts>
        <Fact label={t('privacy.who')}>{who ? `${who.fullName} @${who.referenceId}` : t('log.gone')}</Fact>
        <Fact label={t('privacy.state')}>
          <PrivacyState state={state} />
        </Fact>
        <Fact label={t('privacy.receiptBy')}>{receivedAt ? day(receivedAt) : day(receiptBy)}</Fact>
        <Fact label={t('privacy.dueOn')}>
          {day(dueOn)} <DueMark {...request} />
        </Fact>
        {extendedFor && <Fact label={t('privacy.extendedFor')}>{extendedFor}</Fact>}
        {answer && <Fact label={t('privacy.answer')}>{answer}</Fact>}
        {answeredAt && <Fact label={t('privacy.answeredOn')}>{day(answeredAt)}</Fact>}
      </Facts>
      {isOpen && (
        <div className="mt-5 flex flex-wrap gap-2.5">
          {state === 'asked' && (
            <Button icon={<MailCheck />} loading={receiving.busy} onClick={() => void receive()}>
              {t('privacy.acts.receive')}
            </Button>
          )}
          {extendedFor === null && (
            <Button icon={<Hourglass />} onClick={() => setAsking('extend')}>
              {t('privacy.acts.extend')}
            </Button>
          )}
          <Button icon={<X />} variant="danger" onClick={() => setAsking('refuse')}>
            {t('privacy.acts.refuse')}
          </Button>
          <Button icon={<CheckCheck />} variant="primary" onClick={() => setAsking('answer')}>
            {t('privacy.acts.answer')}
          </Button>
        </div>
      )}
      {asking && (
        <WordsDialog key={asking} request={request} act={asking} onClose={() => setAsking(undefined)} />
      )}
    </Drawer>
  );
}

type WordedAct = Exclude<PrivacyAct, 'receive'>;
const Words = z.strictObject({ reason: z.string().trim().min(1).max(500) });

type WordsProps = Props & { act: WordedAct };

/** Dialog for the text that is mailed to the requester: a reason or an answer. */
function WordsDialog({ request: { id, version }, act, onClose }: WordsProps) {
  const { t } = useTranslation('people');
  const acting = useAct(actOnPrivacy, { done: t(`privacy.done.${act}`) });
  return (
    <WrittenReasonDialog
      texts={{ ns: 'people', at: `privacy.words.${act}` }}
      title={t(`privacy.ask.${act}`)}
      description={t('privacy.mailed')}
      submit={t(`privacy.acts.${act}`)}
      sending={t('privacy.sending')}
      schema={Words}
      most={500}
      send={(text) => acting.send({ params: { id }, body: { act, version, text } })}
      onClose={onClose}
    />
  );
}
