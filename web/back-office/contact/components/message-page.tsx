import { Archive, ArchiveRestore, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  AnswerDraft,
  answerMessage,
  closeMessage,
  type ContactMessage,
} from '#shared/contact/contact.contract.ts';
import { longestMessage } from '#shared/contact/contact-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { messageQuery } from '../api/message-queries.ts';

export function MessagePage({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('messages');
  const { moment } = useFormat();
  const { answer, answeredAt, answeredBy } = message;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-4">
        <Card>
          <CardHeader title={t(`topic.${message.topic}`)} hint={moment(message.createdAt)} />
          <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line">{message.message}</p>
        </Card>
        {answer && answeredAt ? (
          <Card>
            <CardHeader
              title={t('answer.given')}
              hint={t('answer.by', { name: answeredBy?.fullName ?? '', at: moment(answeredAt) })}
            />
            <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line">{answer}</p>
          </Card>
        ) : (
          <Answer key={message.version} message={message} />
        )}
      </div>
      <Card>
        <CardHeader title={t('sender.title')} />
        <Facts look="stack">
          <Fact label={t('list.name')}>{message.name}</Fact>
          <Fact label={t('sender.email')}>{message.email}</Fact>
          {message.phoneNumber && <Fact label={t('sender.phone')}>{message.phoneNumber}</Fact>}
          <Fact label={t('sender.who')}>{t(message.userId ? 'sender.member' : 'sender.guest')}</Fact>
        </Facts>
      </Card>
    </div>
  );
}

function Answer({ message: { id, version, email, state } }: { message: ContactMessage }) {
  const { t } = useTranslation('messages');
  const isClosed = state === 'closed';
  const answering = useAct(answerMessage, { keeps: messageQuery(id), done: t('answer.sent', { email }) });
  const closing = useAct(closeMessage, {
    keeps: messageQuery(id),
    done: t(isClosed ? 'close.reopened' : 'close.done'),
  });
  const form = useContractForm(AnswerDraft, {
    values: { answer: '' },
    send: ({ answer }) => answering.send({ params: { id }, body: { answer, version } }),
  });
  return (
    <Card>
      <CardHeader title={t('answer.title')} hint={t('answer.lead', { email })} />
      <ContractForm form={form} texts={{ ns: 'messages', at: 'answer' }} className="space-y-4">
        <FormProblem form={form} />
        <TextAreaField name="answer" required most={longestMessage} counted rows={7} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button
            icon={isClosed ? <ArchiveRestore /> : <Archive />}
            loading={closing.busy}
            onClick={() =>
              void closing.run({ params: { id }, body: { state: isClosed ? 'open' : 'closed', version } })
            }
          >
            {t(isClosed ? 'close.reopen' : 'close.do')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            icon={<Send />}
            loading={form.sending}
            loadingText={t('answer.sending')}
          >
            {t('answer.submit')}
          </Button>
        </div>
      </ContractForm>
    </Card>
  );
}
